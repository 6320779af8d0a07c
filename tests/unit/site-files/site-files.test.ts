import { describe, expect, test } from 'vitest';
import { lastChange } from '#build/sitemap-integration.ts';
import { icoFile } from '#site/files/ico-file.ts';
import { robotsTxt } from '#site/files/robots-txt.ts';
import { adminManifest } from '#site/files/web-manifest.ts';
import { gitRepository } from '../../support/git-repository.ts';

test('robots.txt names the sitemap and leaves pages that say noindex open to be read', () => {
  expect(robotsTxt('https://firma.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://firma.example/sitemap.xml',
    '',
  ]);
});

test('an ICO file lists its pictures with size, length and offset before their data', () => {
  const file = icoFile([
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 32, png: Uint8Array.of(4, 5) },
  ]);
  const entries = 6 + 2 * 16;
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect([...file.subarray(6, 22)]).toEqual([16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, entries, 0, 0, 0]);
  expect([...file.subarray(22, 38)]).toEqual([32, 32, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, entries + 3, 0, 0, 0]);
  expect([...file.subarray(entries)]).toEqual([1, 2, 3, 4, 5]);
});

test("the area's manifest has a name that fits under an icon, and leaves the site out", () => {
  expect(adminManifest().short_name.length).toBeLessThanOrEqual(13);
  expect(adminManifest()).toMatchObject({ lang: 'de', start_url: '/admin/contacts', scope: '/admin' });
});

describe('the last change of a page', () => {
  /** `old.md` was written on 1 March, `new.md` on 5 May; one change in between. */
  async function history() {
    const repository = await gitRepository();
    for (const [file, day] of [
      ['old.md', '2026-03-01'],
      ['other.md', '2026-04-01'],
      ['new.md', '2026-05-05'],
    ] as const) {
      await repository.write(file, day);
      repository.commit(day);
    }
    return repository;
  }

  test('is the day git saw one of its sources change', async () => {
    const { folder } = await history();
    expect(await lastChange(['old.md'], folder)).toMatch(/^2026-03-01T/);
    expect(await lastChange(['old.md', 'new.md'], folder)).toMatch(/^2026-05-05T/);
  });

  test('is unknown without sources or outside git', async () => {
    const { folder } = await history();
    expect(await lastChange([], folder)).toBeUndefined();
    expect(await lastChange(['no-such-file.md'], folder)).toBeUndefined();
  });

  test('is unknown at the cut of a shallow clone, and known after it', async () => {
    const clone = await (await history()).shallowClone(2);
    expect(await lastChange(['old.md'], clone)).toBeUndefined();
    expect(await lastChange(['new.md'], clone)).toMatch(/^2026-05-05T/);
  });
});
