import { type QueryCreator, sql } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import type { Database, Db } from './db/schema/index.ts';

/** A hit of a key, and the limit per fixed window. */
export interface Hit {
  key: string;
  limit: number;
  windowMs: number;
  now: Date;
  /** The weight of a hit, 1 by default. */
  amount?: number;
}

interface Counted {
  key: string;
  hits: number;
  expiresAt: Date;
}

/** Counts hits in one statement, so that parallel requests are counted right. Runs alone (countHit) or as a CTE. */
export const hitQuery = (queries: QueryCreator<Database>, hits: readonly Hit[]) =>
  queries
    .insertInto('rateLimits')
    .columns(['key', 'hits', 'expiresAt'])
    .expression(
      sql`values ${sql.join(hits.map(({ key, windowMs, now, amount = 1 }) => sql`(${key}::text, ${amount}::int, ${new Date(now.getTime() + windowMs)}::timestamptz)`))}`,
    )
    .onConflict((conflict) => {
      const isOver = sql<boolean>`rate_limits.expires_at <= ${hits[0]?.now}`;
      return conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then excluded.hits else rate_limits.hits + excluded.hits end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else rate_limits.expires_at end`,
      });
    })
    .returning(['key', 'hits', 'expiresAt']);

/** Returns the seconds to wait after a hit, 0 below the limit. */
const waitAfter = ({ hits, expiresAt }: Counted, { limit, now }: Hit): number =>
  hits <= limit ? 0 : Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS));

/** Returns the longest wait after several hits. */
export const longestWait = (counted: readonly Counted[], hits: readonly Hit[]): number =>
  Math.max(
    0,
    ...hits.map((hit) => {
      const row = counted.find(({ key }) => key === hit.key);
      return row ? waitAfter(row, hit) : 0;
    }),
  );

/** Counts a hit and returns the seconds to wait, 0 below the limit. */
export const countHit = async (db: Db, hit: Hit): Promise<number> =>
  waitAfter(await hitQuery(db, [hit]).executeTakeFirstOrThrow(), hit);

/** Deletes a counter, after a success. */
export const forgetCounter = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute();

/** Deletes expired counters. */
export const forgetOldCounters = (db: Db, now: Date) =>
  db.deleteFrom('rateLimits').where('expiresAt', '<', now).execute();
