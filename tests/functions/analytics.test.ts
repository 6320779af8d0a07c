import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aPageView } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';

const { db } = testDatabase();

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const track = (body: unknown, call: Call = {}) =>
  invoke(api, '/api/analytics', { body, ...call, headers: { 'user-agent': CHROME, ...call.headers } });
const stored = () => db.selectFrom('analytics').selectAll().orderBy('timestamp').execute();
const interact = (kind: string, call: Call = {}) =>
  invoke(api, '/api/analytics/interaction', { body: { kind }, ...call, headers: { 'user-agent': CHROME } });

test('a page view with consent is stored as the browser sends it, and answered with 202', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  const view = aPageView({ page: '/faq', referrer: 'https://www.google.com/', viewportWidth: 360 });
  const answer = await track(view);
  expect(answer.status).toBe(202);
  expect(await stored()).toEqual([{ ...view, id: expect.any(String), timestamp: clock.now() }]);
});

test('a page view is ignored for an address without a page, and stored as one page for all its spellings', async () => {
  for (const page of ['/gibt-es-nicht', '/faq/alt', '/admin', '/wp-login.php', '/404', '/faq', '/faq/', '/faq.html']) {
    expect((await track(aPageView({ page }))).status).toBe(202);
  }
  expect((await stored()).map(({ page }) => page)).toEqual(['/faq', '/faq', '/faq']);
});

test('a page view with consent keeps only the path of the page, and at most 512 characters of the user agent', async () => {
  await track(aPageView({ page: '/faq?name=Erika#a', userAgent: `${CHROME} ${'x'.repeat(600)}` }));
  const [row] = await stored();
  expect(row?.page).toBe('/faq');
  expect(row?.userAgent).toHaveLength(512);
});

test('a page view with consent completes the stored view when the window is resized', async () => {
  await track(aPageView({ sessionId: 's-1', viewportWidth: 1280, device: 'Desktop' }));
  const again = aPageView({ sessionId: 's-1', viewportWidth: 700, device: 'Mobile' });
  expect((await track(again, { headers: { resent: 'true' } })).status).toBe(202);
  expect(await stored()).toEqual([expect.objectContaining({ viewportWidth: 700, device: 'Mobile' })]);
});

test('a page view with consent completes the stored view when consent is given on the page', async () => {
  await track({ page: '/', sessionId: 'memory' });
  const full = aPageView({ page: '/', sessionId: 's-1', referrer: 'https://duckduckgo.com/', userAgent: CHROME });
  await track(full, { headers: { resent: 'true' } });
  expect(await stored()).toEqual([expect.objectContaining({ sessionId: 's-1', referrer: 'https://duckduckgo.com/' })]);
});

test('a page view with consent is stored as a new view if there is none to complete', async () => {
  await track(aPageView({ page: '/faq' }), { headers: { resent: 'true' } });
  expect(await stored()).toHaveLength(1);
});

test('the answer to a page view does not wait for a locked database, and the view is stored afterwards', async () => {
  const transaction = await db.startTransaction().execute();
  onTestFinished(async () => {
    if (!transaction.isCommitted) await transaction.rollback().execute();
  });
  await sql`lock table analytics in exclusive mode`.execute(transaction);
  const request = new Request('http://localhost:8888/api/analytics', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME },
    body: JSON.stringify(aPageView({ page: '/faq' })),
  });
  const left: Promise<unknown>[] = [];
  const answer = await api(request, { ip: '192.0.2.1', waitUntil: (work) => left.push(work) });
  expect(answer.status).toBe(202);
  expect(await transaction.selectFrom('analytics').selectAll().execute()).toEqual([]);
  await transaction.commit().execute();
  await Promise.all(left);
  expect((await stored()).map(({ page }) => page)).toEqual(['/faq']);
});

test('a page view without consent has a page and a temporary id; its other traits come from the request’s headers', async () => {
  await track(
    { page: '/', sessionId: 'memory' },
    { headers: { 'user-agent': IPHONE, 'accept-language': 'de-AT,de;q=0.9' } },
  );
  expect(await stored()).toEqual([
    expect.objectContaining({
      page: '/',
      userAgent: IPHONE,
      referrer: null,
      country: 'AT',
      device: 'Mobile',
      browser: 'Safari',
      os: 'iOS',
      isBot: false,
      viewportWidth: null,
    }),
  ]);
});

test('a page view without consent identifies the visitor by address and user agent, not by the temporary id', async () => {
  frozenClock('2026-03-02T09:00:00Z');
  await track({ page: '/', sessionId: 'one' }, { ip: '203.0.113.7' });
  await track({ page: '/faq', sessionId: 'two' }, { ip: '203.0.113.7' });
  await track({ page: '/', sessionId: 'three' }, { ip: '203.0.113.8' });
  const ids = (await stored()).map(({ sessionId }) => sessionId);
  expect(new Set(ids).size).toBe(2);
  expect(JSON.stringify(ids)).not.toMatch(/one|two|three|203\.0/);
});

test('a page view without consent belongs to another visitor the next day, because the key is replaced', async () => {
  const clock = frozenClock('2026-05-02T21:59:00Z');
  // The keys' table is not among those that every test empties.
  await db.deleteFrom('shortLived.visitorKeys').execute();
  await track({ page: '/', sessionId: 'x' });
  const keys = () =>
    db
      .selectFrom('shortLived.visitorKeys')
      .select(({ ref, cast }) => cast<string>(ref('day'), 'text').as('day'))
      .execute();
  expect(await keys()).toEqual([{ day: '2026-05-02' }]);
  clock.set('2026-05-02T22:00:00Z');
  await track({ page: '/', sessionId: 'x' });
  expect(await keys()).toEqual([{ day: '2026-05-03' }]);
  const [first, second] = await stored();
  expect(first?.sessionId).not.toBe(second?.sessionId);
});

test('a page view without consent identifies no visitor if the owner has switched that off', async () => {
  vi.stubEnv('COUNT_UNDECIDED_VISITORS', 'no');
  await track({ page: '/', sessionId: 'x' });
  expect(await stored()).toEqual([expect.objectContaining({ page: '/', sessionId: null })]);
});

test.each([
  ['by the rules of the specification', { userAgent: 'Mozilla/5.0' }],
  ['by the package isbot', { userAgent: `${CHROME} (compatible; Yahoo Link Preview)` }],
  ['by their own report', { isBot: true }],
])('bots’ page views are marked %s', async (_, changes) => {
  expect((await track(aPageView(changes))).status).toBe(202);
  expect(await stored()).toEqual([expect.objectContaining({ isBot: true })]);
});

test('bots’ page views are marked by the request’s headers if they report nothing', async () => {
  await track({ page: '/', sessionId: 'x' }, { headers: { 'user-agent': 'curl/8.9.1' } });
  expect(await stored()).toEqual([expect.objectContaining({ isBot: true, sessionId: null })]);
});

test.each([
  ['no page', {}],
  ['a page that is no path', { page: 'https://evil.example/' }],
  ['half characters', { page: '/\ud83d' }],
  ['a session id of more than 255 characters', aPageView({ sessionId: 'x'.repeat(256) })],
  ['an invalid country', aPageView({ country: 'Deutschland' })],
  ['an invalid width', aPageView({ viewportWidth: 1.5 })],
])('the API for page views answers 422 to %s', async (_, body) => {
  expect((await track(body)).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('the API for page views answers 413 to more than 4 KiB', async () => {
  expect((await track(aPageView({ referrer: `https://a.example/${'x'.repeat(4096)}` }))).status).toBe(413);
  expect(await stored()).toEqual([]);
});

test('the API for page views stores nothing under Global Privacy Control, but answers as usual', async () => {
  expect((await track({ page: '/', sessionId: 'x' }, { headers: { 'sec-gpc': '1' } })).status).toBe(202);
  expect(await stored()).toEqual([]);
});

test('the API for page views answers 429 to too many reports from one client, but still serves others', async () => {
  vi.stubEnv('ANALYTICS_POSTS_PER_WINDOW', '2');
  const clock = frozenClock('2026-04-01T09:00:00Z');
  const from = (ip: string) => track(aPageView(), { ip });
  expect([(await from('203.0.113.1')).status, (await from('203.0.113.1')).status]).toEqual([202, 202]);
  const refused = await from('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect((await from('203.0.113.2')).status).toBe(202);
  clock.advance(600_000);
  expect((await from('203.0.113.1')).status).toBe(202);
  expect(await stored()).toHaveLength(4);
});

test('ways to get in touch are counted per day, without anything about the visitor', async () => {
  frozenClock('2026-03-02T09:00:00Z');
  for (const kind of ['phone', 'phone', 'whatsapp']) expect((await interact(kind)).status).toBe(202);
  const rows = await db
    .selectFrom('analyticsInteractions')
    .select(({ ref, cast }) => ['kind', 'uses', cast<string>(ref('day'), 'text').as('day')])
    .orderBy('kind')
    .execute();
  expect(rows).toEqual([
    { day: '2026-03-02', kind: 'phone', uses: 2 },
    { day: '2026-03-02', kind: 'whatsapp', uses: 1 },
  ]);
});

test('unknown ways to get in touch are not counted; nor is the form, because its requests are stored', async () => {
  for (const kind of ['fax', 'form']) expect((await interact(kind)).status).toBe(422);
});

test('the newest page views are those of the period, newest first, without bots', async () => {
  const clock = frozenClock('2026-03-02T09:00:00Z');
  await track(aPageView({ page: '/impressum', country: 'AT', userAgent: CHROME }));
  clock.set('2026-03-06T09:00:00Z');
  await track(aPageView({ page: '/', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }));
  await track(aPageView({ page: '/faq', country: 'DE', userAgent: CHROME }));
  clock.set('2026-03-09T09:00:00Z');
  const cookie = await loggedIn(db);
  const list = async (query: string) =>
    (await invoke(api, `/api/admin/analytics${query}`, { cookie })).json() as Promise<{ page: string }[]>;
  expect(await list('?days=7')).toEqual([
    { page: '/faq', country: 'DE', userAgent: CHROME, timestamp: '2026-03-06T09:00:00.000Z' },
  ]);
  expect((await list('')).map(({ page }) => page)).toEqual(['/faq', '/impressum']);
  expect((await invoke(api, '/api/admin/analytics?days=8', { cookie })).status).toBe(422);
});
