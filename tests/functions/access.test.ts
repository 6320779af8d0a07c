import { expect, it } from 'vitest';
import { apiRoutes } from '#api-routes.ts';
import { MINUTE_MS } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import unknownApi from '../../netlify/functions/unknown-api.ts';
import { ADMIN, anAdmin, loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();

const everyRoute = Object.values(apiRoutes).flatMap((routes) => Object.values<Route>(routes));
const addressOf = (path: string) => path.replace(':id', '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11');

/** What a helper may change, and why: own things, or steps on requests that can be taken back (ruling 40). */
const HELPERS_CHANGES: Record<string, string> = {
  'PUT /api/admin/account': 'own',
  'POST /api/admin/account/password': 'own',
  'POST /api/admin/recovery-codes': 'own',
  'DELETE /api/admin/sessions/:id': 'own',
  'DELETE /api/admin/sessions': 'own',
  'POST /api/admin/arrivals/seen': 'own',
  'POST /api/admin/calendar': 'own',
  'DELETE /api/admin/calendar': 'own',
  'POST /api/admin/contact': 'adds a call',
  'PUT /api/admin/contact/:id': 'the history says what was corrected',
  'DELETE /api/admin/contact/:id': 'to the bin',
  'POST /api/admin/contact-export': 'a line of the log',
  'POST /api/admin/contact-bin': 'to the bin',
  'POST /api/admin/contact-bin/restore': 'from the bin',
  'POST /api/admin/contact-bin/:id/restore': 'from the bin',
  'POST /api/admin/contact-suspects/:id/accept': 'to the inbox',
  'POST /api/admin/contact-suspects/search': 'a search',
  'DELETE /api/admin/contact-suspects': 'to the bin',
  'POST /api/admin/contact/:id/history': 'can be undone',
  'PUT /api/admin/contact/:id/date/:before': 'can be undone',
  'DELETE /api/admin/contact/:id/date/:before': 'can be undone',
  'POST /api/admin/contact/:id/photos': 'can be removed',
  'DELETE /api/admin/photos/:id': 'after a question',
  'PUT /api/admin/photos/:id/consent': 'can be undone',
  'PUT /api/admin/passkeys/:id': 'own',
  'PUT /api/admin/push/devices': 'own',
  'DELETE /api/admin/push/devices/:id': 'own',
  'POST /api/admin/push/devices/:id/test': 'own',
  'POST /api/admin/proof': 'own',
  'POST /api/admin/passkey/proof': 'own',
  'POST /api/admin/passkeys': 'own',
  'POST /api/admin/passkeys/options': 'own',
  'DELETE /api/admin/passkeys/:id': 'own',
  'POST /api/admin/seo': 'figures',
  'POST /api/admin/seo/sitemap': 'derived from the pages, whoever asks',
  'PUT /api/admin/website/draft': 'a draft, not live',
  'DELETE /api/admin/website/draft': 'a draft, not live',
  'POST /api/admin/website/pictures': 'for a draft',
};

it('[8.2.1] a helper changes nothing for good and nothing for all', () => {
  const changes = everyRoute.filter(({ access, method }) => access === 'admin' && method !== 'GET');
  expect(changes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(HELPERS_CHANGES).sort());
});

it.each(everyRoute.filter(({ access }) => access !== 'public'))(
  '[8.2.1] $method $path answers 401 without a session',
  async ({ method, path }) => {
    const answer = await invoke(api, addressOf(path), { method });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Sie sind nicht angemeldet. Bitte melden Sie sich an.' });
  },
);

it.each(everyRoute.filter(({ access }) => access === 'owner'))(
  '[8.2.1] $method $path refuses a helper',
  async ({ method, path }) => {
    await anAdmin(db);
    const cookie = await loggedIn(db, { ...ADMIN, username: 'helfer' });
    const answer = await invoke(api, addressOf(path), { method, cookie });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: 'Das darf nur der Inhaber dieser Website.' });
  },
);

it.each(everyRoute.filter(({ needsProof }) => needsProof))(
  '[7.5.1, 7.5.3] $method $path asks for the password ten minutes after it was given',
  async ({ method, path }) => {
    const clock = frozenClock();
    const cookie = await loggedIn(db);
    clock.advance(10 * MINUTE_MS);
    const answer = await invoke(api, addressOf(path), { method, cookie });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ needsProof: true });
  },
);

it.each(everyRoute.filter(({ method }) => method !== 'GET'))(
  '[3.5.1] $method $path refuses another site before anything else',
  async ({ method, path }) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await invoke(api, addressOf(path), { method, headers })).status).toBe(403);
  },
);

it('an address without a function answers 404 in JSON', async () => {
  const answer = await invoke(unknownApi, '/api/gibt-es-nicht');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'Das gibt es hier nicht.' });
});
