import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { call, repeatAfter } from '#shared/api/call.ts';
import { defineRoute } from '#shared/api/define-route.ts';

const listRoute = defineRoute('GET', '/api/things', 'public', {
  query: z.object({ page: z.optional(z.number()), all: z.optional(z.string()) }),
  answers: { 200: z.object({ ok: z.boolean() }) },
});
const removeRoute = defineRoute('DELETE', '/api/things/:id', 'admin', {
  params: z.object({ id: z.string() }),
  answers: { 200: z.object({ ok: z.boolean() }) },
});

function answerWith(response: Response) {
  const fetching = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('a call fills in the path, leaves out absent parts, and sends cookies', async () => {
  const fetching = answerWith(Response.json({ ok: true }));
  await call(listRoute, { query: { page: 2, all: undefined } });
  expect(fetching).toHaveBeenCalledWith('/api/things?page=2', expect.objectContaining({ credentials: 'include' }));

  answerWith(Response.json({ ok: true }));
  expect(await call(removeRoute, { params: { id: 'a/b' } })).toEqual({ ok: true });
  expect(fetch).toHaveBeenCalledWith('/api/things/a%2Fb', expect.objectContaining({ method: 'DELETE' }));
});

test('a call fails with the status, a colon, a space and the body', async () => {
  answerWith(Response.json({ error: 'Bitte prüfen.', fieldErrors: { name: 'fehlt' } }, { status: 422 }));
  const error = await call(listRoute).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '422: {"error":"Bitte prüfen.","fieldErrors":{"name":"fehlt"}}',
    status: 422,
    sentence: 'Bitte prüfen.',
    fieldErrors: { name: 'fehlt' },
  });
});

test('a call fails with the status text if the body is empty', async () => {
  answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(listRoute)).rejects.toThrow('502: Bad Gateway');
});

test('a call has a sentence for people, even if a proxy answers with a page', async () => {
  answerWith(new Response('<html>', { status: 504 }));
  const error = await call(listRoute).catch((reason: unknown) => reason);
  expect(sentenceOf(error, 'Bitte versuchen Sie es später erneut.')).toBe('Bitte versuchen Sie es später erneut.');
});

test('a call waits for the next login after its session ended, and is then repeated or fails', async () => {
  const fetching = vi.fn(async () => Response.json({ error: 'Bitte melden Sie sich an.' }, { status: 401 }));
  vi.stubGlobal('fetch', fetching);
  const login = Promise.withResolvers<boolean>();
  repeatAfter(() => login.promise);
  const removed = call(removeRoute, { params: { id: 'a' } });
  await expect.poll(() => fetching.mock.calls.length).toBe(1);
  fetching.mockImplementation(async () => Response.json({ ok: true }));
  login.resolve(true);
  expect(await removed).toEqual({ ok: true });
  expect(fetching).toHaveBeenCalledTimes(2);

  repeatAfter(async () => false);
  answerWith(Response.json({ error: 'Bitte melden Sie sich an.' }, { status: 401 }));
  await expect(call(removeRoute, { params: { id: 'a' } })).rejects.toMatchObject({ isSessionOver: true });
});

test('a call passes a network error on unchanged', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(listRoute)).rejects.toThrow(TypeError);
});

test('neither a call without its declared input nor a route without its path’s schema compiles', () => {
  const body = z.object({ name: z.string() });
  const sendRoute = defineRoute('POST', '/api/things', 'public', { body, answers: { 200: z.object({}) } });
  const never = () => [
    // @ts-expect-error: no params
    call(removeRoute),
    // @ts-expect-error: no body
    call(sendRoute),
    // @ts-expect-error: an empty input in place of a body
    call(sendRoute, {}),
    // @ts-expect-error: an address with ':id' and no params
    defineRoute('DELETE', '/api/things/:id', 'admin', { answers: { 200: z.object({}) } }),
  ];
  expect(never).toBeTypeOf('function');
});
