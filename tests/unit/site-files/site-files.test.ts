import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastChange } from '#build/sitemap-integration.ts';
import { DAY_MS } from '#config/limits.ts';
import { GET as securityTxt } from '#pages/.well-known/security.txt.ts';
import { GET as adminManifest } from '#pages/admin.webmanifest.ts';
import { GET as robotsTxt } from '#pages/robots.txt.ts';
import { emptyFolder } from '../../support/folders.ts';

test('robots.txt names the sitemap and allows crawling of noindex pages', async () => {
  expect(await robotsTxt().text()).toBe(
    'User-agent: *\nAllow: /api/calendar/\nDisallow: /api/\n\nSitemap: https://www.muster-glasreinigung.example/sitemap.xml\n',
  );
});

test('security.txt names the contact, and ends in more than a month and less than a year (RFC 9116)', async () => {
  const lines = (await securityTxt().text()).split('\n');
  expect(lines[0]).toBe('Contact: mailto:kontakt@muster-glasreinigung.example');
  expect(lines.at(-2)).toBe('Canonical: https://www.muster-glasreinigung.example/.well-known/security.txt');
  const days = (Date.parse(lines[1]?.replace('Expires: ', '') ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("the area's manifest has a name that fits under an icon, and its scope excludes the site", async () => {
  const manifest = await adminManifest().json();
  expect(manifest.short_name.length).toBeLessThanOrEqual(13);
  expect(manifest).toMatchObject({ id: '/admin', lang: 'de', display: 'standalone', scope: '/admin' });
  expect(manifest.start_url).toBe('/admin/contacts?state=waiting');
});

/** Creates a repository: `old.md` is of 1 March, `new.md` of 5 May; one commit lies between them. */
async function history() {
  const folder = await emptyFolder();
  for (const args of ['init --quiet', 'config user.name test', 'config user.email test@example.org']) {
    git(folder, args.split(' '));
  }
  for (const [file, day] of [
    ['old.md', '2026-03-01'],
    ['other.md', '2026-04-01'],
    ['new.md', '2026-05-05'],
  ] as const) {
    await writeFile(join(folder, file), day);
    const at = `${day}T12:00:00Z`;
    git(folder, ['add', '--all']);
    git(folder, ['commit', '--quiet', '--message', day], { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at });
  }
  return folder;
}

/** Runs git without this machine's configuration. */
function git(cwd: string, args: string[], env: Record<string, string> = {}) {
  const alone = { GIT_CONFIG_GLOBAL: join(cwd, 'none'), GIT_CONFIG_NOSYSTEM: '1', ...env };
  execFileSync('git', args, { cwd, stdio: 'pipe', env: { ...process.env, ...alone } });
}

test('the last change of a page is that of a source in git, or the later publication of its facts', async () => {
  const folder = await history();
  expect(await lastChange(['old.md'], { folder })).toMatch(/^2026-03-01T/);
  expect(await lastChange(['old.md', 'new.md'], { folder })).toMatch(/^2026-05-05T/);
  const published = (...sources: string[]) => lastChange(sources, { folder, publishedAt: '2026-04-02T09:00:00.000Z' });
  expect(await published('old.md', 'src/content')).toMatch(/^2026-04-02T/);
  expect(await published('new.md', 'src/content/facts')).toMatch(/^2026-05-05T/);
  expect(await published('old.md', 'src/content/legal/imprint')).toMatch(/^2026-03-01T/);
});

test('the last change of a page is unknown without sources or outside git', async () => {
  const folder = await history();
  expect(await lastChange([], { folder })).toBeUndefined();
  expect(await lastChange(['no-such-file.md'], { folder })).toBeUndefined();
});

test('the last change of a page is unknown at the boundary of a shallow clone, and known after it', async () => {
  const clone = await emptyFolder();
  // A file: address, because --depth ignores plain paths.
  git(clone, ['clone', '--quiet', '--depth', '2', `file://${await history()}`, '.']);
  expect(await lastChange(['old.md'], { folder: clone })).toBeUndefined();
  expect(await lastChange(['new.md'], { folder: clone })).toMatch(/^2026-05-05T/);
});
