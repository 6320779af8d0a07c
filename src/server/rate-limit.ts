import { createHmac } from 'node:crypto';
import { type QueryCreator, sql } from 'kysely';
import { SECOND_MS } from '#config/limits.ts';
import type { Database, Db } from './db/schema/index.ts';
import { readEnvironment } from './environment.ts';
import { keyFor } from './signing.ts';

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

/** The /56 and the /48 around an IPv6 network, because a line has 256 networks (RIPE-690), and a site 65,536. */
export function networksAround(network: string): string[] {
  const [a, b, c, d] = network.endsWith('::/64') ? network.slice(0, -'::/64'.length).split(':') : [];
  if (d === undefined) return [];
  return [`${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`, `${a}:${b}:${c}::/48`];
}

/** Makes the key of an address or account: a keyed hash of 32 hex digits, prefixed with `what`. */
export function clientKey(what: string, personal: string): string {
  const [secret = ''] = readEnvironment().sessionSecrets;
  const digest = createHmac('sha256', keyFor('counters', secret)).update(`${what}:${personal}`).digest('hex');
  return `${what}:${digest.slice(0, 32)}`;
}

/** The hits of a client, and of the networks around it with twice and four times its limit. */
export const hitsAround = (what: string, address: string, { limit, ...hit }: Omit<Hit, 'key'>): Hit[] =>
  [address, ...networksAround(address)].map((network, wider) => ({
    ...hit,
    key: clientKey(what, network),
    limit: limit * 2 ** wider,
  }));

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
