import { expect, test } from 'vitest';
import { icoFile } from '#features/site-files/ico-file.ts';
import { lastChange } from '#features/site-files/last-change-loader.ts';
import { robotsTxt } from '#features/site-files/robots-txt.ts';
import { webManifest } from '#features/site-files/web-manifest.ts';

test('robots.txt names the sitemap and leaves pages that say noindex open to be read', () => {
  expect(robotsTxt('https://firma.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://firma.example/sitemap.xml',
    '',
  ]);
});

test('an ICO file lists its pictures with size, length and place, and then holds them', () => {
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

test('the manifest has a name that fits under an icon', () => {
  expect(webManifest().short_name.length).toBeLessThanOrEqual(13);
  expect(webManifest()).toMatchObject({ name: 'Muster Glasreinigung Rheinhessen', lang: 'de', start_url: '/' });
});

test('a page without sources has no last change, nor has one that git does not know', async () => {
  expect(await lastChange([])).toBeUndefined();
  expect(await lastChange(['src/content/no-such-file.ts'])).toBeUndefined();
});

test('the last change of a page is the day git saw its sources change', async () => {
  const changed = await lastChange(['src/content/business.ts']);
  expect(changed).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(Date.parse(changed ?? '')).toBeLessThanOrEqual(Date.now());
});
