import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
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
async function askRaw(address: string, path: string, headers = {}) {
  const { hostname, port } = new URL(address);
  const [response] = (await once(get({ hostname, port, path, headers }), 'response')) as [IncomingMessage];
  const { 'content-encoding': encoding, vary, etag } = response.headers;
  return { status: response.statusCode, encoding, vary, etag, body: await buffer(response) };
}

test('the pretty address of a page shows it, and others lead there', async () => {
  const address = await aSite({ files: pages });
  for (const [path, text] of [
    ['/', 'Start'],
    ['/faq?page=2', 'FAQ'],
    ['/admin/contacts', 'Kontakte'],
    ['/%C3%A4pfel', 'Äpfel'],
    ['/.well-known/security.txt', 'Contact: mailto:a@b.example'],
  ]) {
    const answer = await ask(`${address}${path}`);
    expect([answer.status, answer.text.replace(/<.?h1>/g, '')], path).toEqual([200, text]);
  }
  for (const [path, location] of [
    ['/faq/?page=2', '/faq?page=2'],
    ['/admin/contacts.html', '/admin/contacts'],
    ['/index.html', '/'],
    ['/%C3%A4pfel/', '/%C3%A4pfel'],
  ])
    expect(await ask(`${address}${path}`), path).toMatchObject({ status: 301, location });
});

test('the unknown address shows the 404 page, also one that would leave the published folder', async () => {
  const address = await aSite({ files: pages });
  for (const path of ['/nothing', '/404', '/404.html', '/faq/more', '/.secret', '/%E0%A4%A', '/a%00b'])
    expect(await ask(`${address}${path}`), path).toMatchObject({ status: 404, text: '<h1>404 Page Not Found</h1>' });
  for (const path of ['/../netlify.toml', '/admin/..%2f..%2fnetlify.toml', '//etc/passwd'])
    expect(await askRaw(address, path), path).toMatchObject({ status: 404 });
  const without = await aSite({ files: { 'index.html': '' } });
  expect(await ask(`${without}/nothing`), 'no 404 page').toMatchObject({ status: 404, text: 'Not Found' });
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

const long = `<p>${'Glasreinigung '.repeat(500)}</p>`;
const picture = new Uint8Array(5000).fill(7);

test('compression uses brotli, else gzip, else none, as the browser accepts, each with its own ETag', async () => {
  const address = await aSite({ files: { 'page.html': long } });
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
  expect(new Set([brotli.etag, gzip.etag, plain.etag]).size).toBe(3);
});

test('compression leaves pictures unchanged', async () => {
  const sent = await askRaw(await aSite({ files: { 'a.avif': picture } }), '/a.avif', { 'accept-encoding': 'br' });
  expect(sent).toMatchObject({ encoding: undefined, vary: undefined });
  expect(new Uint8Array(sent.body)).toEqual(picture);
});
