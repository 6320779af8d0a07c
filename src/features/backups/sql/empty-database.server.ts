import type { SqlSession } from '#server/db/sql-session.ts';
import { SCHEMAS } from './tables.server.ts';

/** How many tables a restore would meet. */
export async function countTables(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ tables: number }>(`
    select count(*)::int as tables from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'f')`);
  return row?.tables ?? 0;
}

/**
 * Opens a transaction and throws away what the database holds. What is gone comes back unless the transaction is
 * committed, so the restore that follows decides.
 */
export async function emptyDatabase(session: SqlSession): Promise<void> {
  for (const statement of [
    'BEGIN',
    'DROP SCHEMA IF EXISTS short_lived CASCADE',
    'DROP SCHEMA public CASCADE',
    'CREATE SCHEMA public',
  ]) {
    await session.query(statement);
  }
}
