import { type Kysely, sql } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import type { Database } from './db/schema/index.ts';

/**
 * Counts one hit of a key within a fixed window and returns the seconds to wait, 0 while the limit holds. One
 * statement, so parallel requests of several function instances are counted right.
 */
export async function countHit(
  db: Kysely<Database>,
  { key, limit, windowMs, now }: { key: string; limit: number; windowMs: number; now: Date },
): Promise<number> {
  const windowEnd = new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`rate_limits.expires_at <= ${now}`;
  const { hits, expiresAt } = await db
    .insertInto('rateLimits')
    .values({ key, hits: 1, expiresAt: windowEnd, blockedUntil: null })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        expiresAt: sql`case when ${isOver} then ${windowEnd} else rate_limits.expires_at end`,
      }),
    )
    .returning(['hits', 'expiresAt'])
    .executeTakeFirstOrThrow();
  return hits <= limit ? 0 : Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS));
}

/** Removes counters that are worth nothing any more. */
export const forgetOldCounters = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('rateLimits').where('expiresAt', '<', now).execute();
