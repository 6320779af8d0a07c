import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aSite, ask } from '../support/sites.ts';

const pages = {
  'index.html': '<h1>Start</h1>',
  'faq.html': '<h1>FAQ</h1>',
  'admin.html': '<h1>Admin</h1>',
  'admin/contacts.html': '<h1>Kontakte</h1>',
  '404.html': '<h1>404 Page Not Found</h1>',
  'äpfel.html': '<h1>Äpfel</h1>',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
};

/** Sends a raw path, which fetch would normalize, and returns the raw bytes. */
const askRaw = (address: string, path: string, headers = {}) =>
  new Promise<{ status?: number | undefined; encoding?: string | undefined; vary?: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(address);
      const asking = request({ hostname, port, path, headers }, async (response) => {
        const { 'content-encoding': encoding, vary } = response.headers;
        resolve({ status: response.statusCode, encoding, vary, body: await buffer(response) });
      });
      asking.on('error', reject).end();
    },
  );

test.each([
  ['/', 'Start'],
  ['/faq', 'FAQ'],
  ['/faq?page=2', 'FAQ'],
  ['/admin', 'Admin'],
  ['/admin/contacts', 'Kontakte'],
  ['/%C3%A4pfel', 'Äpfel'],
  ['/.well-known/security.txt', 'Contact: mailto:a@b.example'],
])('the pretty address %s shows %s', async (path, text) => {
  const answer = await ask(`${await aSite({ files: pages })}${path}`);
  expect([answer.status, answer.text.replace(/<.?h1>/g, '')]).toEqual([200, text]);
});

test.each([
  ['/faq/', '/faq'],
  ['/faq.html', '/faq'],
  ['/faq/?page=2', '/faq?page=2'],
  ['/admin/', '/admin'],
  ['/admin/contacts.html', '/admin/contacts'],
  ['/index.html', '/'],
  ['/%C3%A4pfel/', '/%C3%A4pfel'],
])('the pretty address %s leads to %s', async (path, location) => {
  expect(await ask(`${await aSite({ files: pages })}${path}`)).toMatchObject({ status: 301, location });
});

test.each(['/nothing', '/admin/nothing', '/404', '/404.html', '/faq/more', '/.secret', '/%E0%A4%A', '/a%00b', '/a//b'])(
  'the unknown address %s shows the 404 page',
  async (path) => {
    const { status, text } = await ask(`${await aSite({ files: pages })}${path}`);
    expect([status, text]).toEqual([404, '<h1>404 Page Not Found</h1>']);
  },
);

test.each([
  '/../netlify.toml',
  '/%2e%2e/netlify.toml',
  '/..%2fnetlify.toml',
  '/admin/..%2f..%2fnetlify.toml',
  '/..%5cnetlify.toml',
  '//etc/passwd',
])('the unknown address %s leaves the published folder and finds no file', async (path) => {
  expect(await askRaw(await aSite({ files: pages }), path)).toMatchObject({ status: 404 });
});

test('the unknown address is answered by a plain text without a 404 page', async () => {
  expect(await ask(`${await aSite({ files: { 'index.html': '' } })}/nothing`)).toMatchObject({
    status: 404,
    text: 'Not Found',
  });
});

test('an answer to HEAD has the page’s headers and no body', async () => {
  const address = await aSite({ files: pages });
  const { status, headers, text } = await ask(`${address}/faq`, { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
});

test('an answer to POST names the allowed methods', async () => {
  const { status, headers } = await ask(`${await aSite({ files: pages })}/faq`, { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an answer to a known ETag is 304', async () => {
  const address = `${await aSite({ files: pages })}/faq`;
  const etag = (await ask(address)).headers.get('etag') ?? '';
  const again = (given: string) => ask(address, { headers: { 'if-none-match': given } });
  expect(await again(etag)).toMatchObject({ status: 304, text: '' });
  expect(await again(`"other", W/${etag}`)).toMatchObject({ status: 304 });
  expect(await again('"other"')).toMatchObject({ status: 200 });
});

test.each([
  ['page.html', 'text/html; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.webmanifest', 'application/manifest+json'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['sitemap.xml', 'text/xml; charset=utf-8'],
  ['unknown', 'application/octet-stream'],
])('an answer with %s has the type %s', async (name, type) => {
  const { headers } = await ask(`${await aSite({ files: { [name]: 'x' } })}/${name.replace('.html', '')}`);
  expect(headers.get('content-type')).toBe(type);
});

const long = `<p>${'Glasreinigung '.repeat(500)}</p>`;
const picture = new Uint8Array(5000).fill(7);

const page = () => aSite({ files: { 'page.html': long } });

test('compression uses brotli, else gzip, else none, as the browser accepts', async () => {
  const address = await page();
  const sent = (accepted: string) => askRaw(address, '/page', { 'accept-encoding': accepted });
  const brotli = await sent('gzip, deflate, br');
  expect(brotli).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
  const gzip = await sent('gzip, br;q=0');
  expect(gzip.encoding).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(long);
  const plain = await sent('identity');
  expect(plain).toMatchObject({ encoding: undefined, vary: 'Accept-Encoding' });
  expect(plain.body.toString()).toBe(long);
});

test('compression gives each coding its own ETag', async () => {
  const address = `${await page()}/page`;
  const tag = async (accepted: string) =>
    (await ask(address, { headers: { 'accept-encoding': accepted } })).headers.get('etag');
  expect(new Set([await tag('br'), await tag('gzip'), await tag('identity')]).size).toBe(3);
});

test('compression leaves pictures unchanged', async () => {
  const sent = await askRaw(await aSite({ files: { 'a.avif': picture } }), '/a.avif', { 'accept-encoding': 'br' });
  expect(sent).toMatchObject({ encoding: undefined, vary: undefined });
  expect(new Uint8Array(sent.body)).toEqual(picture);
});
