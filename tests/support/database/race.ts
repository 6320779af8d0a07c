import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '#server/db/schema/index.ts';
import { patience } from '../run/pace.ts';

/** Waits until so many connections of the tests' database wait for a lock. */
export const untilWaiting = (db: Db, connections: number) =>
  vi.waitUntil(async () => {
    const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length >= connections;
  }, patience(10_000));

/**
 * Starts calls at once behind a lock, and lets go when all wait there. Without it a slow machine could begin one after
 * another's end.
 */
export async function race<T>(db: Db, lock: (db: Db) => Promise<unknown>, calls: (() => Promise<T>)[]): Promise<T[]> {
  const answers = await db.transaction().execute(async (transaction) => {
    await lock(transaction);
    const started = calls.map((call) => call());
    await untilWaiting(db, calls.length);
    return started;
  });
  return Promise.all(answers);
}
