import { beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { loggedIn } from '../support/admin.ts';
import { type DatabaseLine, databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { clock, frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();

let line: DatabaseLine;
beforeEach(async () => {
  frozenClock('2026-03-02T09:00:00Z');
  line = await databaseLine();
  return () => line.close();
});

/** Makes the health call of a fresh instance, whose database the test can take away. */
async function anInstance() {
  vi.stubEnv('DATABASE_WS_PROXY', line.database.wsProxy ?? '');
  vi.resetModules();
  const { default: health } = await import('../../netlify/functions/health.ts');
  return (cookie?: string) => invoke(health, '/api/health', cookie ? { cookie } : {});
}

test('the health call reports the state of site and database with the time of the check, uncached', async () => {
  const answer = await (await anInstance())();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', checkedAt: '2026-03-02T09:00:00.000Z' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the health call wakes the database once an hour for strangers, however often they ask', async () => {
  const health = await anInstance();
  await health();
  line.welcome('nothing');
  line.cut();
  clock.advance(59 * MINUTE_MS);
  expect(await (await health()).json()).toMatchObject({ status: 'ok', checkedAt: '2026-03-02T09:00:00.000Z' });
  expect(line.opened()).toBe(1);
  line.welcome('database');
  clock.advance(1 * MINUTE_MS);
  expect(await (await health()).json()).toMatchObject({ status: 'ok', checkedAt: '2026-03-02T10:00:00.000Z' });
  expect(line.opened()).toBe(2);
});

test('the health call checks at once for the owner', async () => {
  const cookie = await loggedIn(db);
  const health = await anInstance();
  await health();
  clock.advance(1 * MINUTE_MS);
  expect(await (await health(cookie)).json()).toMatchObject({ checkedAt: '2026-03-02T09:01:00.000Z' });
  // The next call by anybody gets this result, too.
  expect(await (await health()).json()).toMatchObject({ checkedAt: '2026-03-02T09:01:00.000Z' });
});

test('the health call checks an unreachable database again after half a minute', async () => {
  const health = await anInstance();
  line.welcome('refusal');
  const answer = await health();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'error', database: 'unreachable' });
  line.welcome('database');
  expect((await health()).status).toBe(503);
  clock.advance(0.5 * MINUTE_MS);
  expect((await health()).status).toBe(200);
});
