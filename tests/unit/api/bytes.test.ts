import { expect, test, vi } from 'vitest';
import { answerTo } from '#http/answer.ts';
import { inputOf } from '#http/read-request.ts';
import { call } from '#shared/api/call.ts';
import { bytes, defineRoute } from '#shared/api/define-route.ts';

const pictures = defineRoute('POST', '/api/pictures', 'public', bytes(8, ['image/jpeg']));
const sent = (type: string, body: BodyInit) =>
  new Request('http://localhost/api/pictures', { method: 'POST', headers: { 'content-type': type }, body });
const read = async (request: Request) => (await inputOf(pictures, request, {}, false)).body;

test('a route takes bytes of its types, up to its bound', async () => {
  expect(await read(sent('image/jpeg', new Uint8Array([255, 0, 128])))).toEqual(Buffer.from([255, 0, 128]));
  await expect(read(sent('image/svg+xml', '<svg/>'))).rejects.toMatchObject({ status: 415 });
  await expect(read(sent('application/json', '{}'))).rejects.toMatchObject({ status: 415 });
  await expect(read(sent('image/jpeg', new Uint8Array(9)))).rejects.toMatchObject({
    status: 413,
    message: 'Diese Datei ist zu groß. Bitte wählen Sie eine kleinere.',
  });
});

test('a call sends a Blob as it is, under its own type', async () => {
  const fetching = vi.fn(async (_: string, init: RequestInit) =>
    Response.json({ ok: new Request('http://x', init).headers.get('content-type') }),
  );
  vi.stubGlobal('fetch', fetching);
  const body = new Blob([new Uint8Array([255])], { type: 'image/jpeg' });
  expect(await call(pictures, { body })).toEqual({ ok: 'image/jpeg' });
  expect(fetching.mock.calls[0]?.[1].body).toBe(body);
});

test('bytes are answered unchanged, also where the client would take them compressed', async () => {
  const body = new Uint8Array(100_000).fill(200);
  const request = new Request('http://localhost', { headers: { 'accept-encoding': 'gzip' } });
  const answer = answerTo(request, { status: 200, body, cookies: [], headers: { 'content-type': 'image/jpeg' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(body);
});
