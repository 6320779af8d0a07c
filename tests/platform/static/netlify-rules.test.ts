import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#build/project.ts';
import type { NetlifyFunction } from '#platform/functions/functions.ts';
import { aSite, ask } from '../support/sites.ts';

const echo: NetlifyFunction = {
  name: 'echo',
  handler: (request) => new Response(`${request.method} ${new URL(request.url).pathname}`),
  config: {},
};

const netlifyToml = `
  [[headers]]
    for = "/*"
    [headers.values]
      X-Frame-Options = "DENY"
      Referrer-Policy = "same-origin"
  [[headers]]
    for = "/_astro/*"
    [headers.values]
      Cache-Control = "public, max-age=31536000, immutable"
      Referrer-Policy = "no-referrer"
`;
const files = { 'index.html': 'x', '_astro/a.js': 'x', '404.html': 'x' };

test('headers of netlify.toml merge two rules for a path; without one browsers revalidate a page each time', async () => {
  const address = await aSite({ netlifyToml, files });
  const { headers } = await ask(`${address}/_astro/a.js`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual(['DENY', 'no-referrer']);
  const page = await ask(`${address}/`);
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await ask(`${address}/nothing`)).headers.get('x-frame-options'), 'on 404.html').toBe('DENY');
  const etag = page.headers.get('etag') ?? '';
  const again = await ask(`${address}/`, { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('x-frame-options')]).toEqual([304, 'DENY']);
});

test('redirects of netlify.toml lead from old addresses to the parts of the page', async () => {
  const address = await aSite({ netlifyToml: await readFile(join(projectFolder, 'netlify.toml'), 'utf8') });
  for (const [path, location] of [
    ['/anfrage', '/#contact'],
    ['/anfrage/formular', '/#contact'],
    ['/arbeiten', '/#portfolio'],
  ])
    expect(await ask(`${address}${path}`)).toMatchObject({ status: 301, location });
});

const rule = (from: string, to: string, more = '') => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\n${more}\n`;

test.each([
  ['/alt/', '/neu'],
  ['/shop/a/b', '/laden'],
  ['/shop', '/laden'],
  ['/stelle?a=1', '/?a=1#hier'],
])('redirects of netlify.toml lead from %s to %s', async (path, location) => {
  const netlifyToml = rule('/alt', '/neu') + rule('/shop/*', '/laden') + rule('/stelle', '/#hier');
  expect(await ask(`${await aSite({ netlifyToml })}${path}`)).toMatchObject({ status: 301, location });
});

test('redirects of netlify.toml include rewrites, which answer by another file or function', async () => {
  const netlifyToml =
    rule('/api/*', '/.netlify/functions/echo', 'status = 200') +
    rule('/hidden', '/page', 'status = 200') +
    rule('/gone', '/page', 'status = 410');
  const address = await aSite({ netlifyToml, files: { 'page.html': 'page' }, functions: [echo] });
  expect(await ask(`${address}/api/a/b`, { method: 'PUT' })).toMatchObject({ status: 200, text: 'PUT /api/a/b' });
  expect(await ask(`${address}/hidden`)).toMatchObject({ status: 200, text: 'page' });
  expect(await ask(`${address}/gone`)).toMatchObject({ status: 410, text: 'page' });
});

test.each([
  ['country', rule('/a', '/b', '[redirects.conditions]\nCountry = ["DE"]')],
  ['another server', rule('/a', 'https://elsewhere.example/', 'status = 200')],
  ['its query', rule('/a', '/b', '[redirects.query]\nid = ":id"')],
  ['force', rule('/a', '/b', 'force = true')],
  ['a name', rule('/a/:b', '/b')],
  ['the rest of its path', rule('/a/*', '/:splat')],
  ['nothing', '[[redirects]]\nto = "/b"'],
])('redirects of netlify.toml fail the start if a rule asks for %s', async (_, netlifyToml) => {
  await expect(aSite({ netlifyToml })).rejects.toThrow(/redirect/i);
});
