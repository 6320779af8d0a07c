import { expect, test } from 'vitest';
import { DAY_MS } from '#config/limits.ts';
import { GET as securityTxt } from '#pages/.well-known/security.txt.ts';
import { GET as adminManifest } from '#pages/admin.webmanifest.ts';
import { GET as robotsTxt } from '#pages/robots.txt.ts';

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
