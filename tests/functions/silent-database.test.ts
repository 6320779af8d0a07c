import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DATABASE_SIGN_MS } from '#config/limits.ts';
import { type DatabaseTiming, openDatabase } from '#server/db/database.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { type DatabaseLine, databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { aContact } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';

testDatabase();

/** Short for a test, long for a busy machine. */
const QUERY_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 1000;
/** Long beside what a busy machine loses. */
const LONGER_MS = 2000;
const SECOND_MS = 1000;

let line: DatabaseLine;
beforeEach(async () => {
  line = await databaseLine();
  return () => line.close();
});

/** A function instance's database behind the line; waits shorter than in production. */
function anInstance(timing: Partial<DatabaseTiming> = {}, maxConnections = 5) {
  const db = openDatabase(
    { ...line.database, maxConnections },
    {
      queryTimeoutMs: QUERY_TIMEOUT_MS,
      // Silence in the midst of work, unless a test says otherwise.
      freshMs: Number.POSITIVE_INFINITY,
      ...timing,
    },
  );
  onTestFinished(() => db.destroy());
  return db;
}
type Instance = ReturnType<typeof anInstance>;

const ask = async (db: Instance) => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows[0]?.one;
const failed = (error: unknown) => ({ isAway: isDatabaseAway(error) });
/** Several connections at once, all of them in the pool again afterwards. */
const openSeveral = (db: Instance) => Promise.all([ask(db), ask(db), ask(db)]);

describe('a connection that falls silent', () => {
  it('costs the call that met it, and the next one is answered', async () => {
    const db = anInstance();
    await ask(db);
    line.hush();
    expect(await ask(db).catch(failed)).toEqual({ isAway: true });
    expect(await ask(db)).toBe(1);
    expect(line.opened()).toBe(2);
  });

  it('takes the silent ones beside it along: they fail nobody else', async () => {
    const db = anInstance();
    await openSeveral(db);
    line.hush();
    expect(await ask(db).catch(failed)).toEqual({ isAway: true });
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
  });

  it('in the middle of a transaction fails that transaction after one wait, not two', async () => {
    const db = anInstance({ queryTimeoutMs: LONGER_MS });
    const startedAt = performance.now();
    const transaction = db.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside);
      line.hush();
      await sql`select 1`.execute(inside);
    });
    expect(await transaction.catch(failed)).toEqual({ isAway: true });
    expect(performance.now() - startedAt).toBeLessThan(2 * LONGER_MS);
    expect(await ask(db)).toBe(1);
  });

  it('does not take a place in the pool for good', async () => {
    const db = anInstance({}, 2);
    for (let call = 0; call < 3; call += 1) {
      await ask(db);
      line.hush();
      expect(await ask(db).catch(failed)).toEqual({ isAway: true });
    }
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
  });

  it('ends a backup’s session as a database that is away', async () => {
    const session = await openSqlSession({ ...line.database, statementTimeoutMs: QUERY_TIMEOUT_MS });
    line.hush();
    expect(await session.query('select 1').catch(failed)).toEqual({ isAway: true });
    await session.close();
  });
});

describe('connections that fell silent while nobody asked', () => {
  const rested = { freshMs: -1, signMs: 300, queryTimeoutMs: 10 * SECOND_MS };

  it('fail nobody, also of eight at once, who wait for one sign of life together', async () => {
    const db = anInstance(rested);
    await openSeveral(db);
    line.hush();
    const startedAt = performance.now();
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(db)))).toEqual(Array(8).fill(1));
    expect(performance.now() - startedAt).toBeLessThan(3 * SECOND_MS);
  });

  it('fail nobody who comes later', async () => {
    const db = anInstance(rested);
    await openSeveral(db);
    line.hush();
    expect([await ask(db), await ask(db)]).toEqual([1, 1]);
    expect(await Promise.all(Array.from({ length: 8 }, () => ask(db)))).toEqual(Array(8).fill(1));
  });

  it('cost a waiting visitor less than three seconds by the product’s own settings', () => {
    expect(DATABASE_SIGN_MS).toBeLessThan(3 * SECOND_MS);
  });
});

describe('a server that accepts and then says nothing', () => {
  it.each(['nothing', 'greeting'] as const)('fails the call, and only that one (%s)', async (what) => {
    const db = anInstance({ connectTimeoutMs: CONNECT_TIMEOUT_MS });
    line.welcome(what);
    expect(await ask(db).catch(failed)).toEqual({ isAway: true });
    line.welcome('database');
    expect(await ask(db)).toBe(1);
  });

  it('however many calls meet it, the instance lives', async () => {
    const db = anInstance({ connectTimeoutMs: CONNECT_TIMEOUT_MS });
    line.welcome('greeting');
    const calls = await Promise.all(Array.from({ length: 8 }, () => ask(db).catch(failed)));
    expect(calls).toEqual(Array.from({ length: 8 }, () => ({ isAway: true })));
    line.welcome('database');
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
  });
});

describe('an instance that was frozen', () => {
  it('longer than its sockets live opens new ones, and no call fails', async () => {
    let now = Date.parse('2026-11-22T08:00:00Z');
    const db = anInstance({ now: () => now });
    await openSeveral(db);
    line.hush();
    now += 31 * SECOND_MS;
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
  });

  it('again and again for a short time leaves no old connection behind the one in use', async () => {
    let now = Date.parse('2026-11-22T08:00:00Z');
    const db = anInstance({ now: () => now });
    await openSeveral(db);
    const before = line.opened();
    // One connection is used every twenty seconds, the others rest; timers that would close them stand still.
    for (let call = 0; call < 3; call += 1) {
      now += 20 * SECOND_MS;
      expect(await ask(db)).toBe(1);
    }
    expect(await openSeveral(db)).toEqual([1, 1, 1]);
    expect(line.opened()).toBe(before + 2);
  });

  it('for a moment keeps its connections', async () => {
    let now = Date.parse('2026-11-22T08:00:00Z');
    const db = anInstance({ now: () => now });
    await ask(db);
    now += 29 * SECOND_MS;
    await ask(db);
    expect(line.opened()).toBe(1);
  });
});

describe('a door whose database falls silent', () => {
  it('answers one call that meets it at work with 503 and a sentence, and the next as if nothing had been', async () => {
    vi.stubEnv('DATABASE_WS_PROXY', line.database.wsProxy ?? '');
    vi.resetModules();
    vi.doMock('#config/limits.ts', async (original) => ({
      ...(await original<typeof import('#config/limits.ts')>()),
      DATABASE_QUERY_TIMEOUT_MS: QUERY_TIMEOUT_MS,
      DATABASE_FRESH_MS: 60 * SECOND_MS,
    }));
    onTestFinished(() => {
      vi.doUnmock('#config/limits.ts');
      vi.resetModules();
    });
    const { default: contact } = await import('../../netlify/functions/contact.ts');
    const send = () => invoke(contact, '/api/contact', { body: aContact() });

    expect((await send()).status).toBe(201);
    line.hush();
    const answer = await send();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.json()).toEqual({
      error: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    });
    expect((await send()).status).toBe(201);
  });
});
