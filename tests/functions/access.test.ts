import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#api-routes.ts';
import { MINUTE_MS } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import unknownApi from '../../netlify/functions/unknown-api.ts';
import { ADMIN, anAdmin, loggedIn } from '../support/admin.ts';
import { doorOf } from '../support/api/doors.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();

const everyRoute = Object.entries(apiRoutes).flatMap(([feature, routes]) =>
  Object.values<Route>(routes).map((route) => ({ door: doorOf(feature as keyof typeof apiRoutes), ...route })),
);
const addressOf = (path: string) => path.replace(':id', '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11');

describe('access', () => {
  it.each(everyRoute.filter(({ access }) => access !== 'public'))(
    '[8.2.1] $method $path answers 401 without a session',
    async ({ door, method, path }) => {
      const answer = await invoke(door, addressOf(path), { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.' });
    },
  );

  it.each(everyRoute.filter(({ access }) => access === 'owner'))(
    '[8.2.1] $method $path refuses a helper',
    async ({ door, method, path }) => {
      await anAdmin(db);
      const cookie = await loggedIn(db, { ...ADMIN, username: 'helfer' });
      const answer = await invoke(door, addressOf(path), { method, cookie });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: 'Das darf nur der Inhaber dieser Website.' });
    },
  );

  it.each(everyRoute.filter(({ needsProof }) => needsProof))(
    '[7.5.1, 7.5.3] $method $path asks for the password ten minutes after it was given',
    async ({ door, method, path }) => {
      const clock = frozenClock();
      const cookie = await loggedIn(db);
      clock.advance(10 * MINUTE_MS);
      const answer = await invoke(door, addressOf(path), { method, cookie });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ needsProof: true });
    },
  );

  it.each(everyRoute.filter(({ method }) => method !== 'GET'))(
    '[3.5.1] $method $path refuses another site before anything else',
    async ({ door, method, path }) => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await invoke(door, addressOf(path), { method, headers })).status).toBe(403);
    },
  );

  it('an address without a function answers 404 in JSON', async () => {
    const answer = await invoke(unknownApi, '/api/gibt-es-nicht');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'Das gibt es hier nicht.' });
  });
});
