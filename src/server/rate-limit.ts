import { type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import type { Database } from './db/schema/index.ts';

/** A hit of a key, and the limit per fixed window. */
export interface Hit {
  key: string;
  limit: number;
  windowMs: number;
  now: Date;
}

/**
 * Counts a hit in one statement, so that parallel requests are counted right. Runs alone (countHit) or as a CTE.
 * @param isCounted If it is not true, nothing is counted and no row returned.
 */
export function hitQuery(
  queries: QueryCreator<Database>,
  { key, windowMs, now }: Hit,
  isCounted: RawBuilder<unknown> = sql`true`,
) {
  const windowEnd = new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`rate_limits.expires_at <= ${now}`;
  return queries
    .insertInto('rateLimits')
    .columns(['key', 'hits', 'expiresAt'])
    .expression(sql`select ${key}::text, 1, ${windowEnd}::timestamptz where ${isCounted}`)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        expiresAt: sql`case when ${isOver} then ${windowEnd} else rate_limits.expires_at end`,
      }),
    )
    .returning(['hits', 'expiresAt']);
}

/** Returns the seconds to wait after a hit, 0 below the limit. */
export const waitAfter = ({ hits, expiresAt }: { hits: number; expiresAt: Date }, { limit, now }: Hit): number =>
  hits <= limit ? 0 : Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS));

/** Counts a hit and returns the seconds to wait, 0 below the limit. */
export const countHit = async (db: Kysely<Database>, hit: Hit): Promise<number> =>
  waitAfter(await hitQuery(db, hit).executeTakeFirstOrThrow(), hit);

/** Deletes expired counters. */
export const forgetOldCounters = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('rateLimits').where('expiresAt', '<', now).execute();
