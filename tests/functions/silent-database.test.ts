import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SECOND_MS } from '#config/limits.ts';
import { type DatabaseTiming, openDatabase } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { DATABASE_CONNECT_TIMEOUT_MS, DATABASE_QUERY_TIMEOUT_MS, DATABASE_SIGN_MS } from '#server/limits.ts';
import { type DatabaseLine, databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';

testDatabase();

vi.mock('#server/limits.ts', async (original) => ({
  ...(await original<typeof import('#server/limits.ts')>()),
  // Lets connections fall silent during work, unless a test says otherwise.
  DATABASE_FRESH_MS: 60_000,
  // A silent connection never closes properly.
  WEBSOCKET_CLOSE_TIMEOUT_MS: 20,
}));

let line: DatabaseLine;
/** The time that the test did not wait for. */
let skippedMs: number;
beforeEach(async () => {
  line = await databaseLine();
  skippedMs = 0;
  return () => line.close();
});

const { setTimeout: realTimeout } = globalThis;
/** How many time-outs of the skipped length had begun when the first of them ran out. */
let timersAtRing = 0;

/** Silences the line, and lets the next time-outs of this length run out at once. */
function fallSilent(limitMs = DATABASE_QUERY_TIMEOUT_MS, times = 1, silence = () => line.hush()) {
  silence();
  let left = times;
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0, ...given: []) => {
    if (ms !== limitMs || left === 0) return realTimeout(work, ms, ...given);
    left -= 1;
    skippedMs += ms;
    const ring = () => {
      timersAtRing = timers.mock.calls.filter(([, limit]) => limit === limitMs).length;
      work();
    };
    return realTimeout(ring, 0);
  }) as typeof setTimeout);
}

/** Makes a function instance's database over the line. */
function anInstance(timing: Partial<DatabaseTiming> = {}, maxConnections = 5) {
  const db = openDatabase({ ...line.database, maxConnections }, timing);
  onTestFinished(() => db.destroy());
  return db;
}
type Instance = ReturnType<typeof anInstance>;

const ask = async (db: Instance) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;
const failed = (error: unknown) => ({ isAway: isDatabaseAway(error) });
/** Opens several connections at once, and returns all of them to the pool. */
const openSeveral = (db: Instance) => Promise.all([ask(db), ask(db), ask(db)]);

test('a connection that falls silent fails its transaction after one time-out instead of two', async () => {
  const db = anInstance();
  const transaction = db.transaction().execute(async (inside) => {
    await sql`select 1`.execute(inside);
    fallSilent(DATABASE_QUERY_TIMEOUT_MS, 2);
    await sql`select 1`.execute(inside);
  });
  expect(await transaction.catch(failed)).toEqual({ isAway: true });
  expect(skippedMs).toBe(DATABASE_QUERY_TIMEOUT_MS);
  vi.mocked(setTimeout).mockRestore();
  expect(await ask(db)).toBe(1);
});

test('a connection that falls silent frees its place in the pool, and takes the other silent ones with it', async () => {
  const db = anInstance({}, 2);
  for (let call = 0; call < 3; call += 1) {
    await openSeveral(db);
    fallSilent();
    expect(await ask(db).catch(failed)).toEqual({ isAway: true });
  }
  expect(await openSeveral(db)).toEqual([1, 1, 1]);
});

test('a connection that falls silent ends a backup’s session with DatabaseAway', async () => {
  const session = await openSqlSession({ ...line.database, statementTimeoutMs: DATABASE_QUERY_TIMEOUT_MS });
  fallSilent();
  expect(await session.query('select 1').catch(failed)).toEqual({ isAway: true });
  await session.close();
});

const rested = { freshMs: -1 };

test('idle connections that fell silent fail none of eight parallel calls, which share one sign of life', async () => {
  const db = anInstance(rested);
  await openSeveral(db);
  fallSilent(DATABASE_SIGN_MS);
  expect(await Promise.all(Array.from({ length: 8 }, () => ask(db)))).toEqual(Array(8).fill(1));
  expect(timersAtRing, 'one sign for all that wait').toBe(1);
  expect(await Promise.all(Array.from({ length: 8 }, () => ask(db)))).toEqual(Array(8).fill(1));
});

test.each(['nothing', 'greeting'] as const)(
  'a server that accepts a connection and stays silent fails only the current calls, however many (%s)',
  async (what) => {
    const db = anInstance();
    fallSilent(DATABASE_CONNECT_TIMEOUT_MS, Infinity, () => line.welcome(what));
    const calls = await Promise.all(Array.from({ length: 8 }, () => ask(db).catch(failed)));
    expect(calls).toEqual(Array(8).fill({ isAway: true }));
    vi.mocked(setTimeout).mockRestore();
    line.welcome('database');
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
  },
);

test('an instance that was frozen for a moment keeps its connections, and opens new ones after longer than sockets live', async () => {
  let now = Date.parse('2026-11-22T08:00:00Z');
  const db = anInstance({ now: () => now });
  await openSeveral(db);
  const before = line.opened();
  now += 29 * SECOND_MS;
  await ask(db);
  expect(line.opened()).toBe(before);
  line.hush();
  now += 31 * SECOND_MS;
  expect(await openSeveral(db)).toEqual([1, 1, 1]);
});

test('an instance that was frozen repeatedly for a short time closes its old idle connections', async () => {
  let now = Date.parse('2026-11-22T08:00:00Z');
  const db = anInstance({ now: () => now });
  await openSeveral(db);
  const before = line.opened();
  // One connection is used every twenty seconds; the others are idle, and their closing timers stand still.
  for (let call = 0; call < 3; call += 1) {
    now += 20 * SECOND_MS;
    expect(await ask(db)).toBe(1);
  }
  expect(await openSeveral(db)).toEqual([1, 1, 1]);
  expect(line.opened()).toBe(before + 2);
});
