import { type Kysely, sql } from 'kysely';
import type { Database } from './schema/index.ts';

/**
 * Which database an address leads to, without user and password. Neon's pooler is another host of the same database.
 */
export function homeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const [endpoint = '', ...domain] = hostname.toLowerCase().split('.');
  const host = [endpoint.replace(/-pooler$/, ''), ...domain].join('.');
  return `${host}:${port || '5432'}/${decodeURIComponent(pathname.slice(1))}`;
}

/** What Neon calls the data of the branch that answers, whatever its address is; null elsewhere. */
const branchHere = sql<string | null>`current_setting('neon.timeline_id', true)`;

/** Claims a database for the public site. Runs at each of its deploys, after the migrations. */
export async function claimForProduction(db: Kysely<Database>, url: string, now: Date): Promise<void> {
  const claim = { address: homeOf(url), branch: branchHere, markedAt: now };
  await db
    .insertInto('productionHome')
    .values(claim)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(claim))
    .execute();
}

/**
 * Whether this very database is the public site's. A branch that was copied from it holds the same row, and is
 * another one: it answers at another address, from other data.
 */
export async function isProductions(db: Kysely<Database>, url: string): Promise<boolean> {
  const table = sql<{ isThere: boolean }>`select to_regclass('public.production_home') is not null as is_there`;
  if (!(await table.execute(db)).rows[0]?.isThere) return false;
  const home = await db
    .selectFrom('productionHome')
    .select(['address', 'branch', branchHere.as('here')])
    .executeTakeFirst();
  return home !== undefined && (home.address === homeOf(url) || (home.branch !== null && home.branch === home.here));
}
