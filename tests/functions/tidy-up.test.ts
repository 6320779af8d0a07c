import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scheduled } from '#server/scheduled.ts';
import analytics from '../../netlify/functions/analytics.ts';
import tidyUp from '../../netlify/functions/tidy-up.ts';
import { loggedIn } from '../support/admin.ts';
import { testDatabase } from '../support/database.ts';
import { aPageView } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { expectConsoleError } from '../support/setup/console-error-fails.ts';

const { db } = testDatabase();

const NOW = '2026-07-01T10:05:00Z';

async function view(timestamp: string, changes: Parameters<typeof aPageView>[0] = {}) {
  await db
    .insertInto('analytics')
    .values({ ...aPageView(changes), isBot: changes.isBot ?? false, timestamp: new Date(timestamp) })
    .execute();
}
const views = async () =>
  (await db.selectFrom('analytics').select('page').orderBy('timestamp').execute()).map(({ page }) => page);

describe('the hourly clean-up', () => {
  it('deletes single views after 180 days, robots’ too, and keeps their sums', async () => {
    frozenClock(NOW);
    await view('2026-01-01T22:59:59Z', { page: '/alt', sessionId: 'a' });
    await view('2026-01-01T12:00:00Z', { page: '/robot', isBot: true });
    await view('2026-01-01T23:00:00Z', { page: '/bleibt', sessionId: 'b' });
    await view('2026-07-01T10:00:00Z', { page: '/neu', sessionId: 'c' });
    expect((await tidyUp()).status).toBe(204);
    expect(await views()).toEqual(['/bleibt', '/neu']);
    const { rows } = await sql`select day::text, views from analytics_hours order by day`.execute(db);
    expect(rows).toEqual([
      { day: '2026-01-01', views: 1 },
      { day: '2026-01-02', views: 1 },
    ]);
    expect((await tidyUp()).status).toBe(204);
    expect(await views()).toEqual(['/bleibt', '/neu']);
  });

  it('leaves the figures of the screen as they were', async () => {
    const clock = frozenClock(NOW);
    await view('2026-06-01T10:00:00Z', { sessionId: 'a' });
    await view('2026-04-10T10:00:00Z', { sessionId: 'b' });
    clock.set('2026-12-20T10:05:00Z');
    await view('2026-12-19T10:00:00Z', { sessionId: 'c' });
    await tidyUp();
    // A late row of a time whose views are gone does not have the sums of that time counted away.
    await view('2026-05-01T10:00:00Z');
    const cookie = await loggedIn(db);
    await tidyUp();
    const { rows } = await sql`select day::text, views from analytics_hours order by day`.execute(db);
    expect(rows).toEqual([
      { day: '2026-04-10', views: 1 },
      { day: '2026-06-01', views: 1 },
      { day: '2026-12-19', views: 1 },
    ]);
    const answer = await invoke(analytics, '/api/admin/analytics/summary', { cookie });
    expect(await answer.json()).toMatchObject({ totalPageViews: 1, uniqueVisitors: 1 });
  });

  it('deletes the visitor keys of days past', async () => {
    frozenClock(NOW);
    await db.deleteFrom('shortLived.visitorKeys').execute();
    await db
      .insertInto('shortLived.visitorKeys')
      .values([
        { day: '2026-06-30', key: 'gestern' },
        { day: '2026-07-01', key: 'heute' },
      ])
      .execute();
    await tidyUp();
    expect(await db.selectFrom('shortLived.visitorKeys').select('key').execute()).toEqual([{ key: 'heute' }]);
  });

  it('deletes counters and sessions that have run out', async () => {
    frozenClock(NOW);
    const { id: adminId } = await db
      .insertInto('adminUsers')
      .values({ username: 'inhaberin', password: 'x', email: 'inhaberin@firma.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = new Date('2026-07-01T10:04:59Z');
    const after = new Date('2026-07-01T10:05:01Z');
    await db
      .insertInto('adminSessions')
      .values(
        [before, after].map((expiresAt) => ({
          adminId,
          createdAt: before,
          expiresAt,
          previousLogin: null,
          userAgent: null,
        })),
      )
      .execute();
    await db
      .insertInto('rateLimits')
      .values([
        { key: 'alt', hits: 1, expiresAt: before, blockedUntil: null },
        { key: 'neu', hits: 1, expiresAt: after, blockedUntil: null },
      ])
      .execute();
    await tidyUp();
    expect(await db.selectFrom('adminSessions').select('expiresAt').execute()).toEqual([{ expiresAt: after }]);
    expect(await db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'neu' }]);
  });
});

it('a job that fails is logged and does not keep the next one from running', async () => {
  expectConsoleError(/job-failed: first/);
  let ran = false;
  const door = scheduled({
    first: async () => {
      throw new Error('no luck');
    },
    second: async () => {
      ran = true;
    },
  });
  expect((await door()).status).toBe(500);
  expect(ran).toBe(true);
});
