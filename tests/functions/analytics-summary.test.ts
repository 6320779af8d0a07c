import { expect, test } from 'vitest';
import { type aPageView, aPastRequest, aView } from '../support/factories.ts';
import { ownersArea } from '../support/owners-area.ts';

// 12:30 in Germany, two days after the clocks went forward.
const NOW = '2026-03-31T10:30:00Z';
const { insert, ask, read } = ownersArea({ at: NOW });

/** Stores views like those of the tracker's reports. */
const views = (...list: [timestamp: string, changes: Parameters<typeof aPageView>[0]][]) =>
  insert(
    'analytics',
    list.map((view) => aView(...view)),
  );

const summary = (query = '') => read(`analytics/summary${query}`);

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
  // Addresses without a page (ruling 28): on earlier days and in the current hour.
  ['2026-03-20T10:00:00Z', { sessionId: 'c', page: '/gibt-es-nicht' }],
  ['2026-03-21T11:00:00Z', { sessionId: 'h', page: '/wp-login.php' }],
  ['2026-03-31T10:20:00Z', { sessionId: 'i', page: '/gibt-es-nicht' }],
];

test('the summary of visits gives the figures that were counted by hand', async () => {
  await views(...FIXTURE);
  const { perDay, ...figures } = await summary();
  const before = { totalPageViews: 3, uniqueVisitors: 2 };
  expect(figures).toMatchObject({ days: 30, totalPageViews: 7, uniqueVisitors: 4, before });
  const { topPages, topCountries, devices, browsers, sources } = figures;
  const counts = (list: object[]) => list.map((one) => Object.values(one).join(' '));
  expect([topPages, topCountries, devices, browsers, sources].map(counts)).toEqual([
    ['/ 4', '/faq 2', '/impressum 1'],
    ['DE 5', 'AT 2'],
    ['Desktop 4', 'Mobile 2', 'Tablet 1'],
    ['Chrome 4', 'Safari 2', 'Firefox 1'],
    [' 4', 'duckduckgo.com 1', 'google.de 1'],
  ]);
  expect(perDay).toHaveLength(30);
  expect(perDay[0]).toEqual({ day: '2026-03-02', views: 2, visitors: 1 });
  expect(perDay.at(-1)).toEqual({ day: '2026-03-31', views: 4, visitors: 2 });
  expect(perDay.find(({ day }: { day: string }) => day === '2026-03-20')).toMatchObject({ views: 1, visitors: 1 });
});

test('the summary of visits counts 7 and 90 days too, and refuses other periods', async () => {
  await views(...FIXTURE);
  const week = { totalPageViews: 4, uniqueVisitors: 2, before: { totalPageViews: 1, uniqueVisitors: 1 } };
  expect(await summary('?days=7')).toMatchObject({ days: 7, ...week });
  const none = { totalPageViews: 0, uniqueVisitors: 0 };
  expect(await summary('?days=90')).toMatchObject({ days: 90, totalPageViews: 12, uniqueVisitors: 7, before: none });
  expect((await ask('analytics/summary?days=31')).status).toBe(422);
});

test('the summary of visits counts the uses of each way to get in touch, of the form the stored requests, without calls, suspects and deleted ones', async () => {
  const stored = (createdAt: string, changes: { kind?: 'call'; suspicion?: 'honeypot'; deletedAt?: Date } = {}) =>
    insert('contactSubmissions', { ...aPastRequest(createdAt), ...changes });
  // The first moments of the 30-day and the 7-day period, and the last moments before each.
  await stored('2026-03-01T23:00:00Z');
  await stored('2026-03-01T22:59:59Z');
  await stored('2026-03-24T23:00:00Z');
  await stored('2026-03-24T22:59:59Z');
  await stored(NOW);
  await stored(NOW, { kind: 'call' });
  await stored(NOW, { suspicion: 'honeypot' });
  await stored(NOW, { deletedAt: new Date(NOW) });
  await insert('analyticsInteractions', [
    { day: '2026-03-01', kind: 'phone', uses: 1 },
    { day: '2026-03-30', kind: 'phone', uses: 2 },
    { day: '2026-03-30', kind: 'mail', uses: 1 },
    // Does not count: earlier trackers reported the form, with consent only.
    { day: '2026-03-30', kind: 'form', uses: 7 },
  ]);
  expect((await summary()).interactions).toEqual({ phone: 2, whatsapp: 0, mail: 1, form: 4 });
  expect((await summary('?days=7')).interactions.form).toBe(2);
});
