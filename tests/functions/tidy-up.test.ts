import { expect, test } from 'vitest';
import { CLEAN_UP_EVERY_HOURS } from '#config/limits.ts';
import tidyUp, { config } from '../../netlify/functions/tidy-up.ts';
import { everyRow } from '../support/database.ts';
import { aRequest, aView } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { loggedLines } from '../support/logged-lines.ts';
import { ownersArea, send } from '../support/owners-area.ts';

const { db, goTo, insert, read } = ownersArea();

const NOW = '2026-07-01T10:05:00Z';

const view = (...of: Parameters<typeof aView>) => insert('analytics', aView(...of));

test('the clean-up deletes all typed fields of an expired request, and logs how many went, without their content', async () => {
  const logged = loggedLines();
  const clock = frozenClock('2026-01-01T09:00:00Z');
  const typed = aRequest();
  for (const trace of [{}, { subject: 'x' }]) await send({ ...typed, ...trace });
  const values = Object.values(typed).map(String);
  const before = JSON.stringify(await everyRow(db, ''));
  expect(values.filter((value) => !before.includes(value))).toEqual([]);
  clock.set(NOW);
  await tidyUp();
  const after = JSON.stringify([await everyRow(db, ''), logged()]);
  expect(values.filter((value) => after.includes(value))).toEqual([]);
  expect(logged()).toContainEqual(expect.objectContaining({ event: 'contacts-forgotten', count: 1 }));
});

test('the clean-up starts with the privacy page’s deletions, each in a line of the log', async () => {
  const logged = loggedLines();
  await tidyUp();
  const lines = logged();
  const jobs = lines.filter(({ event }) => event === 'job').map(({ job }) => job);
  const promised = ['forgetVisitorKeys', 'forgetOldRequests', 'forgetBinned', 'forgetOldCustomers'];
  expect([jobs.slice(0, 4), jobs.length, jobs.at(-1)]).toEqual([promised, 18, 'note-job-ends']);
});

test('the clean-up runs after midnight in Berlin, summer and winter, and at least every six hours', async () => {
  const [, minutes, hours] = /^(\d+) ([\d,]+) \* \* \*$/.exec(config.schedule) ?? [];
  const times = (hours ?? '').split(',').map((hour) => Number(hour) * 60 + Number(minutes));
  const gaps = times.map((time, index) => ((times[(index + 1) % times.length] ?? 0) - time + 1440) % 1440);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(CLEAN_UP_EVERY_HOURS * 60);
  for (const day of ['2026-01-15', '2026-07-15']) {
    const berlin = times.map((time) => {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + time * 60_000);
      return at.toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
    });
    expect(berlin).toContain('00:05');
  }
});

test('the clean-up deletes views after 180 days, robots’ too, and keeps the screen’s figures', async () => {
  await goTo(NOW);
  await view('2026-01-01T22:59:59Z', { page: '/datenschutz', sessionId: 'a' });
  await view('2026-01-01T12:00:00Z', { page: '/impressum', isBot: true });
  await view('2026-01-02T23:00:00Z', { page: '/', sessionId: 'b' });
  await view('2026-07-01T10:00:00Z', { page: '/faq', sessionId: 'c' });
  const figures = () => read('analytics/summary?days=90');
  const before = await figures();
  expect(before).toMatchObject({ totalPageViews: 1, before: { totalPageViews: 1, uniqueVisitors: 1 } });
  expect((await tidyUp()).status).toBe(204);
  const views = db.selectFrom('analytics').select('page').orderBy('timestamp');
  expect(await views.execute()).toEqual([{ page: '/' }, { page: '/faq' }]);
  expect(await figures()).toEqual(before);
});

test('the clean-up deletes expired counters, sessions and visitor keys', async () => {
  frozenClock(NOW);
  const { id: adminId } = await db.selectFrom('adminUsers').select('id').executeTakeFirstOrThrow();
  const [before, after] = [new Date('2026-07-01T10:04:59Z'), new Date('2026-07-01T10:05:01Z')];
  await db.deleteFrom('adminSessions').execute();
  const session = { adminId, createdAt: before };
  await insert('adminSessions', [
    { ...session, expiresAt: before },
    { ...session, expiresAt: after },
  ]);
  await insert('rateLimits', [
    { key: 'alt', hits: 1, expiresAt: before },
    { key: 'neu', hits: 1, expiresAt: after },
  ]);
  await db.deleteFrom('shortLived.visitorKeys').execute();
  await insert('shortLived.visitorKeys', [
    { day: '2026-06-30', key: 'gestern' },
    { day: '2026-07-01', key: 'heute' },
  ]);
  await tidyUp();
  expect(await db.selectFrom('adminSessions').select('expiresAt').execute()).toEqual([{ expiresAt: after }]);
  expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'neu' }]);
  expect(await db.selectFrom('shortLived.visitorKeys').select('key').execute()).toEqual([{ key: 'heute' }]);
});
