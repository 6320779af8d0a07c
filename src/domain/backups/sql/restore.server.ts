import type { SqlSession } from '#server/db/sql-session.ts';
import type { Archive } from '../archive/head.server.ts';
import { statementsOf } from './statements.ts';
import { BEGIN_READING, differences, digests, findTables, type TableDigest } from './tables.server.ts';

/** Returns the names of tables that differ. The SQL is one transaction: a failed restore changes nothing. */
export async function restoreAndCompare(session: SqlSession, { head, sql }: Archive): Promise<string[]> {
  try {
    for await (const statement of statementsOf(sql)) await session.query(statement);
  } catch (error) {
    // A lost connection has rolled back already.
    await session.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  return differences(head.tables, await readDigests(session));
}

async function readDigests(session: SqlSession): Promise<TableDigest[]> {
  await session.query(BEGIN_READING);
  try {
    return await digests(session, await findTables(session), () => '');
  } finally {
    await session.query('ROLLBACK').catch(() => undefined);
  }
}

export async function countTables(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ tables: number }>(`
    select count(*)::int as tables from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`);
  return row?.tables ?? 0;
}

/** Drops everything in an open transaction, which the following restore commits or rolls back. */
export async function emptyDatabase(session: SqlSession): Promise<void> {
  await session.query(
    'BEGIN; DROP SCHEMA IF EXISTS short_lived CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
  );
}
