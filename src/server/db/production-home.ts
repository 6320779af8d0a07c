import { sql } from 'kysely';
import type { Db } from './schema/index.ts';

export function homeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  const [endpoint = '', ...domain] = hostname.toLowerCase().split('.');
  const host = [endpoint.replace(/-pooler$/, ''), ...domain].join('.');
  return `${host}:${port || '5432'}/${decodeURIComponent(pathname.slice(1))}`;
}

/** Neon's id of the answering branch; null elsewhere. */
const branchHere = sql<string | null>`current_setting('neon.timeline_id', true)`;

/** Marks a database as production's, at each deploy after the migrations. */
export async function claimForProduction(db: Db, url: string, now: Date): Promise<void> {
  const claim = { address: homeOf(url), branch: branchHere, markedAt: now };
  await db
    .insertInto('productionHome')
    .values(claim)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(claim))
    .execute();
}

export const previewRefused = (url: string) =>
  `This preview is refused: DATABASE_URL leads to the database of the public site (${homeOf(url)}). ` +
  'Set that value for the Production context only, and give Deploy Previews and Branch deploys a database of their ' +
  'own, or none.';

/** Whether this is production's database. A copied branch holds the same row, but has another address and branch id. */
export async function isProductions(db: Db, url: string): Promise<boolean> {
  const table = sql<{ isThere: boolean }>`select to_regclass('public.production_home') is not null as is_there`;
  if (!(await table.execute(db)).rows[0]?.isThere) return false;
  const home = await db
    .selectFrom('productionHome')
    .select(['address', 'branch', branchHere.as('here')])
    .executeTakeFirst();
  return home !== undefined && (home.address === homeOf(url) || (home.branch !== null && home.branch === home.here));
}
