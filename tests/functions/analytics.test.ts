import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { api } from '../support/api/api.ts';
import { aPageView } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';
import { ownersArea } from '../support/owners-area.ts';

const { db, ask, goTo, read } = ownersArea({ at: '2026-03-02T09:00:00Z' });

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const track = (body: unknown, call: Call = {}) =>
  invoke(api, '/api/analytics', { body, ...call, headers: { 'user-agent': CHROME, ...call.headers } });
const stored = () => db.selectFrom('analytics').selectAll().orderBy('timestamp').execute();
const interact = (kind: string, call: Call = {}) =>
  invoke(api, '/api/analytics/interaction', { body: { kind }, ...call, headers: { 'user-agent': CHROME } });

test('a page view with consent is stored as the browser sends it, and answered with 202', async () => {
  const view = aPageView({ page: '/faq', referrer: 'https://www.google.com/', viewportWidth: 360 });
  const answer = await track(view);
  expect(answer.status).toBe(202);
  expect(await stored()).toEqual([{ ...view, id: expect.any(String), timestamp: clock.now() }]);
});

test('a page view is ignored for an address without a page, and stored with the path alone for all its spellings', async () => {
  const spellings = ['/faq', '/faq/', '/faq.html', '/faq?name=Erika#a'];
  for (const page of ['/gibt-es-nicht', '/faq/alt', '/admin', '/wp-login.php', '/404', ...spellings]) {
    const userAgent = `${CHROME} ${'x'.repeat(600)}`;
    expect((await track(aPageView({ page, userAgent }))).status).toBe(202);
  }
  const kept = (await stored()).map(({ page, userAgent }) => [page, userAgent?.length]);
  expect(kept, 'at most 512 characters of the user agent').toEqual(Array(4).fill(['/faq', 512]));
});

test('a page view with consent completes the stored view when the window is resized', async () => {
  await track(aPageView({ sessionId: 's-1', viewportWidth: 1280, device: 'Desktop' }));
  const again = aPageView({ sessionId: 's-1', viewportWidth: 700, device: 'Mobile' });
  expect((await track(again, { headers: { resent: 'true' } })).status).toBe(202);
  expect(await stored()).toEqual([expect.objectContaining({ viewportWidth: 700, device: 'Mobile' })]);
});

test('a page view with consent completes the stored view when consent is given on the page, or is a new one', async () => {
  await track(aPageView({ page: '/faq' }), { headers: { resent: 'true' } });
  expect(await stored(), 'none to complete').toHaveLength(1);
  await db.deleteFrom('analytics').execute();
  await track({ page: '/', sessionId: 'memory' });
  const full = aPageView({ page: '/', sessionId: 's-1', referrer: 'https://duckduckgo.com/', userAgent: CHROME });
  await track(full, { headers: { resent: 'true' } });
  expect(await stored()).toEqual([expect.objectContaining({ sessionId: 's-1', referrer: 'https://duckduckgo.com/' })]);
});

test('the answer to a page view does not wait for a locked database, and the view is stored afterwards', async () => {
  const transaction = await db.startTransaction().execute();
  onTestFinished(async () => {
    if (!transaction.isCommitted) await transaction.rollback().execute();
  });
  await sql`lock table analytics in exclusive mode`.execute(transaction);
  const headers = { 'content-type': 'application/json', 'user-agent': CHROME };
  const body = JSON.stringify(aPageView({ page: '/faq' }));
  const request = new Request('http://localhost:8888/api/analytics', { method: 'POST', headers, body });
  const left: Promise<unknown>[] = [];
  const answer = await api(request, { ip: '192.0.2.1', waitUntil: (work) => left.push(work) });
  expect(answer.status).toBe(202);
  expect(await transaction.selectFrom('analytics').selectAll().execute()).toEqual([]);
  await transaction.commit().execute();
  await Promise.all(left);
  expect((await stored()).map(({ page }) => page)).toEqual(['/faq']);
});

test('a page view without consent has a page and a temporary id; its other traits come from the request’s headers', async () => {
  const headers = { 'user-agent': IPHONE, 'accept-language': 'de-AT,de;q=0.9' };
  await track({ page: '/', sessionId: 'memory' }, { headers });
  const traits = { country: 'AT', device: 'Mobile', browser: 'Safari', os: 'iOS', isBot: false };
  expect(await stored()).toMatchObject([
    { page: '/', userAgent: IPHONE, ...traits, referrer: null, viewportWidth: null },
  ]);
});

test('a page view without consent identifies the visitor by address and user agent, not by the temporary id', async () => {
  await track({ page: '/', sessionId: 'one' }, { ip: '203.0.113.7' });
  await track({ page: '/faq', sessionId: 'two' }, { ip: '203.0.113.7' });
  await track({ page: '/', sessionId: 'three' }, { ip: '203.0.113.8' });
  const ids = (await stored()).map(({ sessionId }) => sessionId);
  expect(new Set(ids).size).toBe(2);
  expect(JSON.stringify(ids)).not.toMatch(/one|two|three|203\.0/);
});

test('a page view without consent belongs to another visitor the next day, because the key is replaced', async () => {
  clock.set('2026-05-02T21:59:00Z');
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

test('bots’ page views are marked by their user agent, by their own report, or by the request’s headers', async () => {
  for (const changes of [{ userAgent: 'Mozilla/5.0' }, { isBot: true }]) await track(aPageView(changes));
  await track({ page: '/', sessionId: 'x' }, { headers: { 'user-agent': 'curl/8.9.1' } });
  expect(await stored()).toMatchObject([{ isBot: true }, { isBot: true }, { isBot: true, sessionId: null }]);
});

test.each([
  ['a page that is no path', { page: 'https://evil.example/' }, 422],
  ['a session id of more than 255 characters', aPageView({ sessionId: 'x'.repeat(256) }), 422],
  ['an invalid country', aPageView({ country: 'Deutschland' }), 422],
  ['more than 4 KiB', aPageView({ referrer: `https://a.example/${'x'.repeat(4096)}` }), 413],
])('the API for page views refuses %s', async (_, body, status) => {
  expect((await track(body)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('the API for page views stores nothing under Global Privacy Control, but answers as usual', async () => {
  expect((await track({ page: '/', sessionId: 'x' }, { headers: { 'sec-gpc': '1' } })).status).toBe(202);
  expect(await stored()).toEqual([]);
});

test('the API for page views answers 429 to too many reports from one client, but still serves others', async () => {
  vi.stubEnv('ANALYTICS_POSTS_PER_WINDOW', '2');
  const from = (ip: string) => track(aPageView(), { ip });
  expect([(await from('203.0.113.1')).status, (await from('203.0.113.1')).status]).toEqual([202, 202]);
  const refused = await from('203.0.113.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect((await from('203.0.113.2')).status).toBe(202);
  expect(await stored()).toHaveLength(3);
});

test('ways to get in touch are counted per day, without anything about the visitor; the form is not, because its requests are stored', async () => {
  for (const kind of ['phone', 'phone', 'whatsapp']) expect((await interact(kind)).status).toBe(202);
  for (const kind of ['fax', 'form']) expect((await interact(kind)).status).toBe(422);
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

test('the newest page views are those of the period, newest first, without bots', async () => {
  await track(aPageView({ page: '/impressum', country: 'AT', userAgent: CHROME }));
  await goTo('2026-03-06T09:00:00Z');
  await track(aPageView({ page: '/', userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }));
  await track(aPageView({ page: '/faq', country: 'DE', userAgent: CHROME }));
  await goTo('2026-03-09T09:00:00Z');
  expect(await read('analytics?days=7')).toEqual([
    { page: '/faq', country: 'DE', userAgent: CHROME, timestamp: '2026-03-06T09:00:00.000Z' },
  ]);
  expect(await read('analytics')).toMatchObject([{ page: '/faq' }, { page: '/impressum' }]);
  expect((await ask('analytics?days=8')).status).toBe(422);
});
