import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apiRoutes } from '#api-routes.ts';
import { MINUTE_MS } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import unknownApi from '../../netlify/functions/unknown-api.ts';
import { ADMIN, anAdmin, loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { everyRow, testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';
import { Device } from '../support/push-device.ts';

const { db, insert } = testDatabase();

const everyRoute = Object.values(apiRoutes).flatMap((routes) => Object.values<Route>(routes));
const NOBODYS = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const addressOf = (path: string) => path.replace(':id', NOBODYS);

/** What a helper may change, and why: own things, or steps on requests that can be taken back (ruling 40). */
const HELPERS_CHANGES = {
  own: [
    ...['DELETE calendar', 'DELETE passkeys/:id', 'DELETE push/devices/:id', 'DELETE sessions', 'DELETE sessions/:id'],
    ...['POST account/password', 'POST arrivals/seen', 'POST calendar', 'POST passkey/proof', 'POST passkeys'],
    ...['POST passkeys/options', 'POST proof', 'POST push/devices/:id/test', 'POST recovery-codes', 'PUT account'],
    'PUT push/devices',
  ],
  'to the bin and back': [
    ...['DELETE contact-suspects', 'DELETE contact/:id', 'DELETE photos/:id', 'POST contact-bin'],
    ...['POST contact-bin/:id/restore', 'POST contact-bin/restore', 'POST photos/:id/restore'],
  ],
  'can be undone, or the history says who did it': [
    ...['DELETE contact/:id/date/:before', 'POST contact', 'POST contact-suspects/:id/accept', 'POST dates/move'],
    ...['POST contact/:id/history', 'POST contact/:id/photos', 'PUT contact/:id', 'PUT contact/:id/date/:before'],
    'PUT photos/:id/consent',
  ],
  'a line of the log, a search, figures': ['POST contact-export', 'POST contact-suspects/search', 'POST seo'],
  'derived from the pages, whoever asks': ['POST seo/sitemap'],
  'a draft, not live': ['POST website/pictures', 'PUT website/draft'],
};

test('[8.2.1] a helper changes nothing for good and nothing for all', () => {
  const changes = everyRoute.filter(({ access, method }) => access === 'admin' && method !== 'GET');
  expect(changes.map(({ method, path }) => `${method} ${path.slice('/api/admin/'.length)}`).sort()).toEqual(
    Object.values(HELPERS_CHANGES).flat().sort(),
  );
});

/** What a helper may read, and why. */
const HELPERS_READ = {
  own: ['account', 'calendar', 'passkeys', 'push', 'push/key', 'sessions', 'user'],
  'customers, whom they answer': [
    ...['arrivals', 'contact', 'contact-bin', 'contact-dates/:since', 'contact-waiting'],
    ...['contact/:id', 'contact/:id/history', 'customers'],
    ...['photos/:id', 'website/offered-photos'],
  ],
  'what answers go by': ['reply-templates'],
  'figures without names': ['analytics', 'analytics/summary', 'contact-stats', 'turnover'],
  'whether all works, without more of the owner than who gets the mails': [
    ...['backups/status', 'clean-up', 'notifications', 'seo', 'seo/state'],
  ],
  'what the website says or will say': ['website', 'website/page', 'website/pictures/:file', 'website/revisions'],
};

test('[8.2.1] a helper reads no personal data and no settings but those that the work needs', () => {
  const reads = everyRoute.filter(({ access, method }) => access === 'admin' && method === 'GET');
  expect(reads.map(({ path }) => path.slice('/api/admin/'.length)).sort()).toEqual(
    Object.values(HELPERS_READ).flat().sort(),
  );
});

/** Calls routes one after the other, and returns each answer with its route. */
async function answersOf(routes: readonly Route[], call: Call) {
  const answers: [string, number, unknown][] = [];
  for (const { method, path } of routes) {
    const answer = await invoke(api, addressOf(path), { method, ...call });
    answers.push([`${method} ${path}`, answer.status, await answer.json()]);
  }
  return answers;
}
const same = (routes: readonly Route[], status: number, body: unknown) =>
  routes.map(({ method, path }) => [`${method} ${path}`, status, body]);

test('[8.2.1] every route of the area answers 401 without a session', async () => {
  const routes = everyRoute.filter(({ access }) => access !== 'public');
  const error = 'Sie sind nicht angemeldet. Bitte melden Sie sich an.';
  expect(await answersOf(routes, {})).toEqual(same(routes, 401, { error }));
});

test('[8.2.1] every route of the owner refuses a helper', async () => {
  await anAdmin(db);
  const cookie = await loggedIn(db, { ...ADMIN, username: 'helfer' });
  const routes = everyRoute.filter(({ access }) => access === 'owner');
  const error = 'Das darf nur der Inhaber dieser Website.';
  expect(await answersOf(routes, { cookie })).toEqual(same(routes, 403, { error }));
});

/** Bodies that the routes with an id accept. */
const BODIES: Record<string, unknown> = {
  'PUT /api/admin/contact/:id': aRequest(),
  'POST /api/admin/contact/:id/history': { kind: 'note', text: 'Fremd', version: 0 },
  'PUT /api/admin/contact/:id/date/:before': { what: 'arbeit', day: '2099-01-05', time: '09:30' },
  'PUT /api/admin/administrators/:id': { isActive: false },
  'PUT /api/admin/photos/:id/consent': { isGiven: true },
};

const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** The owner's key, device and session, by the begin of the routes that take their ids. */
async function ownersThings(): Promise<[string, string][]> {
  const { id: adminId, sessionId } = await db
    .selectFrom('adminSessions')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminId')
    .select(['adminUsers.id', 'adminSessions.id as sessionId'])
    .executeTakeFirstOrThrow();
  const key = { id: 'key', adminId, publicKey: Buffer.from('x'), signCount: 0, rpId: 'localhost', name: 'Telefon' };
  await insert('shortLived.passkeys', { ...key, madeAt: new Date() });
  const device = { ...new Device().subscription, adminId, sessionId, name: 'Telefon', createdAt: new Date() };
  await insert('shortLived.pushDevices', device);
  const { id } = await db.selectFrom('shortLived.pushDevices').select('id').executeTakeFirstOrThrow();
  return [
    ['/api/admin/passkeys/', key.id],
    ['/api/admin/push/devices/', id],
    ['/api/admin/sessions/', sessionId],
  ];
}

test.each(everyRoute.filter(({ path }) => path.includes(':id')))(
  '[8.2.2] $method $path does nothing with the id of another, or of nobody',
  async ({ method, path, access }) => {
    const owner = await loggedIn(db);
    const things = await ownersThings();
    const helper = await loggedIn(db, { ...ADMIN, username: 'helfer' });
    const [, id = NOBODYS] = things.find(([start]) => path.startsWith(start)) ?? [];
    const address = path.replace(':id', id).replace(/:\w+/, '7');
    const bytes = path.endsWith('/photos') && { rawBody: await aPicture(), headers: { 'content-type': 'image/jpeg' } };
    const call = { method, body: BODIES[`${method} ${path}`], ...bytes };
    // Notes the use of the session, so that the call changes nothing by itself.
    for (const cookie of [owner, helper]) await invoke(api, '/api/admin/user', { cookie });
    const before = await everyRow(db);
    const others = await invoke(api, address, { ...call, cookie: helper });
    const nobodys = await invoke(api, address.replace(id, NOBODYS), { ...call, cookie: owner });
    // A request that is gone has an empty history.
    if (path.endsWith('/history') && method === 'GET') expect(await nobodys.json()).toEqual([]);
    else expect([others.status, nobodys.status]).toEqual([access === 'owner' ? 403 : 404, 404]);
    expect(await everyRow(db)).toEqual(before);
  },
);

test('[7.5.1, 7.5.3] every route that asks for a proof wants the password ten minutes after it was given', async () => {
  const clock = frozenClock();
  const cookie = await loggedIn(db);
  clock.advance(10 * MINUTE_MS);
  const routes = everyRoute.filter(({ needsProof }) => needsProof);
  const refusal = expect.objectContaining({ needsProof: true });
  expect(await answersOf(routes, { cookie })).toEqual(same(routes, 403, refusal));
});

test('[3.5.1] every change refuses another site before anything else', async () => {
  const routes = everyRoute.filter(({ method }) => method !== 'GET');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect(await answersOf(routes, { headers })).toEqual(same(routes, 403, expect.anything()));
});

test('an address without a function answers 404 in JSON', async () => {
  const answer = await invoke(unknownApi, '/api/gibt-es-nicht');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'Das gibt es hier nicht.' });
});
