import type { SqlSession } from '#server/db/sql-session.ts';
import { statementsOf } from './statements.ts';
import { allRowsAsJson, BEGIN_READING, digests, type TableDigest, tableNames } from './tables.server.ts';

/**
 * Runs a backup's SQL in a database. Everything stands in one transaction of the file's own, so a restore that
 * breaks off leaves the database as it was.
 */
export async function restoreSql(session: SqlSession, sql: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const statements of statementsOf(sql)) await session.query(statements);
  } catch (error) {
    // On a connection that is gone there is nothing left to undo.
    await session.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** What the tables of a database hold, at one moment. */
export async function readDigests(session: SqlSession): Promise<TableDigest[]> {
  await session.query(BEGIN_READING);
  try {
    return await digests(session, await tableNames(session), allRowsAsJson);
  } finally {
    await session.query('ROLLBACK').catch(() => undefined);
  }
}

/** How many tables and views a restore would meet. */
export async function countTables(session: SqlSession): Promise<number> {
  const [row] = await session.query<{ tables: number }>(`
    select count(*)::int as tables from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`);
  return row?.tables ?? 0;
}

/**
 * Opens a transaction and throws away what the database holds. What is gone comes back unless the transaction is
 * committed, so the restore that follows decides.
 */
export async function emptyDatabase(session: SqlSession): Promise<void> {
  await session.query(
    'BEGIN; DROP SCHEMA IF EXISTS short_lived CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
  );
}
