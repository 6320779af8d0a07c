import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aPageView, aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';

const { db, insert } = testDatabase();

// 12:30 in Germany, two days after the clocks went forward.
const NOW = '2026-03-31T10:30:00Z';

/** Stores views like those of the tracker's reports. */
async function views(...list: [timestamp: string, changes: Parameters<typeof aPageView>[0]][]) {
  const rows = list.map(([timestamp, changes]) => ({
    ...aPageView(changes),
    isBot: changes?.isBot ?? false,
    timestamp: new Date(timestamp),
  }));
  await insert('analytics', rows);
}

async function summary(query = '') {
  const cookie = await loggedIn(db, { username: `inhaberin-${Math.random()}`, password: 'Ein langes Testkennwort 42' });
  const answer = await invoke(api, `/api/admin/analytics/summary${query}`, { cookie });
  expect(answer.status, await answer.clone().text()).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: the tests check its shape.
  return (await answer.json()) as any;
}

/** The fixture, counted by hand: 7 views of 4 visitors in the 30 days, 3 views of 2 visitors in the 30 before. */
const FIXTURE: Parameters<typeof views> = [
  // Today: two views in the current hour, one in an earlier hour.
  ['2026-03-31T10:20:00Z', { sessionId: 'a', page: '/faq', referrer: 'http://localhost:8888/' }],
  ['2026-03-31T10:10:00Z', { sessionId: 'a', page: '/', referrer: 'https://www.google.de/search?q=x' }],
  ['2026-03-31T06:00:00Z', { sessionId: 'b', page: '/', device: 'Mobile', browser: 'Safari', country: 'AT' }],
  // 0:30 in Germany on the 31st, still the 30th in UTC; the same visitor as this morning.
  ['2026-03-30T22:30:00Z', { sessionId: 'b', page: '/', device: 'Mobile', browser: 'Safari', country: 'AT' }],
  [
    '2026-03-20T12:00:00Z',
    { sessionId: 'c', page: '/faq', device: 'Tablet', browser: 'Firefox', referrer: 'https://duckduckgo.com/' },
  ],
  // The first moment of the period: the 2nd of March, 0:00 in Germany.
  ['2026-03-01T23:00:00Z', { sessionId: 'd', page: '/impressum' }],
  ['2026-03-02T09:00:00Z', { sessionId: 'd', page: '/' }],
  // The period before, up to the 1st of March. Visitor 'd' is in both periods.
  ['2026-03-01T09:00:00Z', { sessionId: 'd', page: '/' }],
  ['2026-02-10T09:00:00Z', { sessionId: 'e', page: '/' }],
  ['2026-02-09T09:00:00Z', { sessionId: 'e', page: '/faq' }],
  // On the last day of the period before, but after the current hour: 13:10 in Germany.
  ['2026-03-01T12:10:00Z', { sessionId: 'f', page: '/' }],
  // Before both periods, and bots.
  ['2026-01-02T09:00:00Z', { sessionId: 'g', page: '/' }],
  ['2026-03-30T09:00:00Z', { sessionId: 'bot', page: '/', isBot: true }],
];

test('the summary of visits gives the figures that were counted by hand', async () => {
  frozenClock(NOW);
  await views(...FIXTURE);
  const { perDay, ...figures } = await summary();
  expect(figures).toEqual({
    days: 30,
    totalPageViews: 7,
    uniqueVisitors: 4,
    topPages: [
      { page: '/', views: 4 },
      { page: '/faq', views: 2 },
      { page: '/impressum', views: 1 },
    ],
    topCountries: [
      { country: 'DE', views: 5 },
      { country: 'AT', views: 2 },
    ],
    devices: [
      { device: 'Desktop', count: 4 },
      { device: 'Mobile', count: 2 },
      { device: 'Tablet', count: 1 },
    ],
    browsers: [
      { browser: 'Chrome', count: 4 },
      { browser: 'Safari', count: 2 },
      { browser: 'Firefox', count: 1 },
    ],
    sources: [
      { source: '', views: 4 },
      { source: 'duckduckgo.com', views: 1 },
      { source: 'google.de', views: 1 },
    ],
    interactions: { phone: 0, whatsapp: 0, mail: 0, form: 0 },
    before: { totalPageViews: 3, uniqueVisitors: 2 },
  });
  expect(perDay).toHaveLength(30);
  expect(perDay[0]).toEqual({ day: '2026-03-02', views: 2, visitors: 1 });
  expect(perDay.at(-1)).toEqual({ day: '2026-03-31', views: 4, visitors: 2 });
  expect(perDay.find(({ day }: { day: string }) => day === '2026-03-20')).toMatchObject({ views: 1, visitors: 1 });
});

test('the summary of visits counts 7 and 90 days too, and refuses other periods', async () => {
  frozenClock(NOW);
  await views(...FIXTURE);
  expect(await summary('?days=7')).toMatchObject({
    days: 7,
    totalPageViews: 4,
    uniqueVisitors: 2,
    before: { totalPageViews: 1, uniqueVisitors: 1 },
  });
  expect(await summary('?days=90')).toMatchObject({
    days: 90,
    totalPageViews: 12,
    uniqueVisitors: 7,
    before: { totalPageViews: 0, uniqueVisitors: 0 },
  });
  const cookie = await loggedIn(db);
  expect((await invoke(api, '/api/admin/analytics/summary?days=31', { cookie })).status).toBe(422);
});

test('the summary of visits is empty without visits', async () => {
  expect(await summary()).toMatchObject({ totalPageViews: 0, uniqueVisitors: 0, topPages: [], devices: [] });
});

test('the summary of visits counts the uses of each way to get in touch within the period', async () => {
  const clock = frozenClock('2026-03-01T09:00:00Z');
  const headers = { 'user-agent': aPageView().userAgent ?? '' };
  const use = (kind: string) => invoke(api, '/api/analytics/interaction', { body: { kind }, headers });
  await use('phone');
  clock.set('2026-03-30T09:00:00Z');
  await use('phone');
  await use('mail');
  clock.set(NOW);
  expect((await summary()).interactions).toEqual({ phone: 1, whatsapp: 0, mail: 1, form: 0 });
});

test('the summary of visits counts the stored requests as uses of the form, without calls, suspects and deleted ones', async () => {
  frozenClock(NOW);
  const stored = (createdAt: string, changes: { kind?: 'call'; suspicion?: 'honeypot'; deletedAt?: Date } = {}) =>
    insert('contactSubmissions', {
      ...aRequest(),
      idempotencyKey: randomUUID(),
      createdAt: new Date(createdAt),
      ...changes,
    });
  // The first moments of the 30-day and the 7-day period, and the last moments before each.
  await stored('2026-03-01T23:00:00Z');
  await stored('2026-03-01T22:59:59Z');
  await stored('2026-03-24T23:00:00Z');
  await stored('2026-03-24T22:59:59Z');
  await stored(NOW);
  await stored(NOW, { kind: 'call' });
  await stored(NOW, { suspicion: 'honeypot' });
  await stored(NOW, { deletedAt: new Date(NOW) });
  // Does not count: earlier trackers reported the form, with consent only.
  await insert('analyticsInteractions', { day: '2026-03-30', kind: 'form', uses: 7 });
  expect((await summary()).interactions).toEqual({ phone: 0, whatsapp: 0, mail: 0, form: 4 });
  expect((await summary('?days=7')).interactions.form).toBe(2);
});

test('the summary of visits leaves out addresses without a page (ruling 28)', async () => {
  frozenClock(NOW);
  await views(
    ['2026-03-20T10:00:00Z', { sessionId: 'a', page: '/gibt-es-nicht' }],
    ['2026-03-21T10:00:00Z', { sessionId: 'a', page: '/faq' }],
    ['2026-03-21T11:00:00Z', { sessionId: 'b', page: '/wp-login.php' }],
    ['2026-03-31T10:20:00Z', { sessionId: 'c', page: '/gibt-es-nicht' }],
  );
  expect(await summary()).toMatchObject({
    totalPageViews: 1,
    uniqueVisitors: 1,
    topPages: [{ page: '/faq', views: 1 }],
  });
});
