import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asFunction, type NetlifyFunction } from '#platform/functions/functions.ts';
import { expectConsoleError } from '../../support/setup/console-error-fails.ts';
import { aSite, ask } from '../support/sites.ts';

const aFunction = (config: NetlifyFunction['config'], handler: NetlifyFunction['handler'], name = 'one') => ({
  name,
  config,
  handler,
});
/** Serves a site with one function. */
const siteOf = (path: string | string[], handler: NetlifyFunction['handler'], name?: string) =>
  aSite({ functions: [aFunction({ path }, handler, name)] });
const says = (text: string) => () => new Response(text);

test.each([
  ['/api/contact', '/API/Contact/'],
  ['/api/contact/:id', '/api/contact/AbC-1'],
  ['/api/:rest*', '/api/a/b'],
  ['/api/:kind(a|b)', '/api/b'],
])('a function of path %s takes %s', async (path, asked) => {
  const address = await siteOf(path, says('taken'));
  expect((await ask(`${address}${asked}`)).text).toBe('taken');
});

test.each(['/api/contacts', '/api', '/api/contact/1/2'])(
  'a function of path /api/contact/:id ignores %s',
  async (asked) => {
    const address = await siteOf(['/api/contact/:id', '/api/other'], says('taken'));
    expect((await ask(`${address}${asked}`)).status).toBe(404);
    expect((await ask(`${address}/api/other`)).text, 'the second of its paths').toBe('taken');
  },
);

test('a function leaves the paths that it excludes to others', async () => {
  const rest = aFunction({ path: '/api/*', excludedPath: ['/api/one', '/api/many/*'] }, says('rest'));
  const address = await aSite({ functions: [rest, aFunction({ path: '/api/one' }, says('one'), 'own')] });
  const texts = ['/api/one/', '/api/ones', '/api/many'].map(async (path) => (await ask(`${address}${path}`)).text);
  expect(await Promise.all(texts)).toEqual(['one', 'rest', 'rest']);
  expect((await ask(`${address}/api/many/more`)).status).toBe(404);
});

test('a function has Netlify’s address only without a path of its own, and if it is not scheduled', async () => {
  const functions = [
    aFunction({}, says('plain'), 'plain'),
    aFunction({ path: '/x' }, says('x'), 'moved'),
    aFunction({ schedule: '@weekly' }, says('ran'), 'backup'),
  ];
  const address = await aSite({ functions });
  expect((await ask(`${address}/.netlify/functions/plain`)).text).toBe('plain');
  for (const name of ['moved', 'backup'])
    expect((await ask(`${address}/.netlify/functions/${name}`, { method: 'POST' })).status, name).toBe(404);
});

test('a function takes precedence over a file', async () => {
  const functions = [aFunction({ path: '/first' }, says('function'))];
  const address = await aSite({ files: { 'first.html': 'file' }, functions });
  expect((await ask(`${address}/first`)).text).toBe('function');
});

test('a function fails the start with a setting that would get it more calls here than on Netlify', () => {
  const module = { default: says('one'), config: { path: '/api/*', preferStatic: true } };
  expect(() => asFunction('one', module)).toThrow("does not know 'preferStatic' of 'one'");
});

test('a function receives the request’s address, headers and bytes unchanged', async () => {
  const address = await siteOf('/api/echo', async (request) => {
    const { url, headers } = request;
    const bytes = [...new Uint8Array(await request.arrayBuffer())];
    return Response.json({ url, header: headers.get('x-thing'), cookie: headers.get('cookie'), bytes });
  });
  const sent = { header: 'yes', cookie: 'a=1; b=2', bytes: [0, 255, 13, 10, 128] };
  const { text } = await ask(`${address}/api/echo?a=1&a=%C3%A4`, {
    method: 'POST',
    headers: { 'x-thing': sent.header, cookie: sent.cookie },
    body: new Uint8Array(sent.bytes),
  });
  expect(JSON.parse(text)).toEqual({ url: `${address}/api/echo?a=1&a=%C3%A4`, ...sent });
});

test('a function receives the client’s real address instead of a claimed one', async () => {
  const address = await siteOf(
    '/api/ip',
    ({ headers }, { ip }) => new Response(`${ip} ${headers.get('x-nf-client-connection-ip')}`),
  );
  const claimed = { 'x-forwarded-for': '1.2.3.4', 'x-nf-client-connection-ip': '1.2.3.4' };
  expect((await ask(`${address}/api/ip`, { headers: claimed })).text).toBe('127.0.0.1 127.0.0.1');
});

test('a function receives the abort signal when the client leaves', async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<string>();
  const address = await siteOf('/api/slow', async ({ signal }) => {
    socket.destroy();
    signal.addEventListener('abort', () => leave('left'));
    await left;
    throw new Error('nobody is there to hear this');
  });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await left).toBe('left');
});

test('the answer of a function keeps both of two Set-Cookie headers, and its bytes', async () => {
  const cookies = ['a=1', 'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT'];
  const bytes = new Uint8Array(300_000).map((_, index) => index % 256);
  const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
  const answer = await fetch(`${await siteOf('/x', () => new Response(bytes, { headers }))}/x`);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
});

test('the answer of a function has no body for HEAD, and for a 204', async () => {
  const functions = [
    aFunction({ path: '/x' }, says('text')),
    aFunction({ path: '/none' }, () => new Response(null, { status: 204 }), 'two'),
  ];
  const address = await aSite({ functions });
  expect(await ask(`${address}/x`, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  expect(await ask(`${address}/none`)).toMatchObject({ status: 204, text: '' });
});

test('the answer of a function is 500 without a cause after an error, which is logged', async () => {
  expectConsoleError(/function 'one' failed.*secret detail/s);
  const address = await siteOf('/x', () => {
    throw new Error('secret detail');
  });
  expect(await ask(`${address}/x`)).toMatchObject({ status: 500, text: 'Internal Server Error' });
});

test('work after the answer continues in a background function, which is answered at once', async () => {
  const { promise: done, resolve } = Promise.withResolvers<string>();
  const { promise: isAnswered, resolve: noteAnswer } = Promise.withResolvers<void>();
  const address = await siteOf(
    '/api/work',
    async (request) => {
      const text = await request.text();
      // Waiting for the work before answering would never end.
      await isAnswered;
      resolve(text);
      return undefined;
    },
    'work-background',
  );
  const body = 'a large task '.repeat(100_000);
  expect((await ask(`${address}/api/work`, { method: 'POST', body })).status).toBe(202);
  noteAnswer();
  expect(await done).toBe(body);
});

test('work after the answer is logged if it fails in waitUntil', async () => {
  expectConsoleError(/failed after its answer.*too late/s);
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  const handler: NetlifyFunction['handler'] = (_, { waitUntil }) => {
    waitUntil(
      wait(20)
        .then(() => Promise.reject(new Error('too late')))
        .finally(resolve),
    );
    return new Response('answered');
  };
  const address = await siteOf('/x', handler);
  expect((await ask(`${address}/x`)).text).toBe('answered');
  await settled.catch(() => undefined);
  await wait(10);
});
