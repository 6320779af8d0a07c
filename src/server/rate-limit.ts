import { type QueryCreator, sql } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import type { Database, Db } from './db/schema/index.ts';

export interface Hit {
  key: string;
  limit: number;
  windowMs: number;
  now: Date;
  amount?: number;
  /** Whether the hits that follow in turn count beyond this limit, too. */
  isOpen?: boolean;
}

interface Counted {
  key: string;
  hits: number;
  expiresAt: Date;
}

/** Counts a hit in one statement, so that parallel requests are counted right. As a CTE it may have a condition. */
export const hitQuery = (
  queries: QueryCreator<Database>,
  { key, windowMs, now, amount = 1 }: Hit,
  condition = sql`true`,
) =>
  queries
    .insertInto('rateLimits')
    .columns(['key', 'hits', 'expiresAt'])
    .expression(
      sql`select ${key}::text, ${amount}::int, ${new Date(now.getTime() + windowMs)}::timestamptz where ${condition}`,
    )
    .onConflict((conflict) => {
      const isOver = sql<boolean>`rate_limits.expires_at <= ${now}`;
      return conflict.column('key').doUpdateSet({
        // Clamped, because a flood must not overflow its counter.
        hits: sql`case when ${isOver} then excluded.hits else least(rate_limits.hits::bigint + excluded.hits, 2147483647) end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else rate_limits.expires_at end`,
      });
    })
    .returning(['key', 'hits', 'expiresAt']);

const nth = (n: number) => sql.table(`hit${n}`);

export const isWithin = (hits: readonly Hit[], n: number) =>
  sql<boolean>`exists (select from ${nth(n)} where hits <= ${hits[n]?.limit}::int)`;

/** Counts hits in turn, each within the limits before it: refused requests must not fill counters others share. */
export const hitsInTurn = (db: Db, hits: readonly Hit[]) =>
  hits.reduce<QueryCreator<Database>>((queries, hit, n) => {
    const gate = hits.findLastIndex(({ isOpen }, before) => before < n && !isOpen);
    const condition = gate < 0 ? undefined : isWithin(hits, gate);
    // A cast, because the type would grow with each name.
    return queries.with(`hit${n}`, (inner) => hitQuery(inner, hit, condition)) as unknown as QueryCreator<Database>;
  }, db);

export const countersOf = (hits: readonly Hit[]) =>
  sql<Counted & { limit: number }>`(${sql.join(
    hits.map(({ limit }, n) => sql`select *, ${limit}::int as "limit" from ${nth(n)}`),
    sql` union all `,
  )})`;

export const waitAfter = ({ hits, expiresAt }: Counted, { limit, now }: Pick<Hit, 'limit' | 'now'>): number =>
  hits <= limit ? 0 : Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS));

export const countHit = async (db: Db, hit: Hit): Promise<number> =>
  waitAfter(await hitQuery(db, hit).executeTakeFirstOrThrow(), hit);

export const forgetCounter = (db: Db, key: string) => db.deleteFrom('rateLimits').where('key', '=', key).execute();

export const forgetOldCounters = (db: Db, now: Date) =>
  db.deleteFrom('rateLimits').where('expiresAt', '<', now).execute();
