import { expect, test, vi } from 'vitest';
import { freePort } from '#platform/http/listen.ts';
import { aPageView, aRequest } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';

/** Loads the doors of an instance whose database is unreachable. */
async function apiWithoutDatabase() {
  vi.stubEnv('DATABASE_WS_PROXY', `127.0.0.1:${await freePort()}/nobody`);
  vi.resetModules();
  return (await import('../support/api/api.ts')).api;
}

test('[16.5.2] an unreachable database answers a request with 503, a sentence and Retry-After', async () => {
  const api = await apiWithoutDatabase();
  const answer = await invoke(api, '/api/contact', { body: aRequest() });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.json()).toEqual({
    error: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  });
});

test('an unreachable database tells a visitor without JavaScript so, and the way back to the typed words', async () => {
  const api = await apiWithoutDatabase();
  const rawBody = new URLSearchParams({ name: 'Erika', email: 'erika@beispiel.de' });
  const answer = await invoke(api, '/api/contact', { method: 'POST', rawBody });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Ihre Anfrage ist noch nicht bei uns angekommen.');
});

test('an unreachable database loses a page view, with a line in the log', async () => {
  const api = await apiWithoutDatabase();
  vi.stubEnv('LOG_LEVEL', '');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect((await invoke(api, '/api/analytics', { body: aPageView() })).status).toBe(202);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('"event":"database-away"'));
});

test('an unreachable database logs nobody out', async () => {
  const api = await apiWithoutDatabase();
  const { signToken } = await import('#server/signing.ts');
  const token = await signToken('admin-session', '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11', new Date(), 60_000);
  expect((await invoke(api, '/api/admin/user', { cookie: `session=${token}` })).status).toBe(503);
});
