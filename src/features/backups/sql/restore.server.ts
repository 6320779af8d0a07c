import type { SqlSession } from '#server/db/sql-session.ts';
import { SqlReader } from './sql-reader.server.ts';
import { digestOf, type TableDigest } from './table-digest.server.ts';
import { readTables } from './tables.server.ts';
import { TEXT_SETTINGS } from './text-settings.ts';

/**
 * Runs a backup's SQL in a database. Everything stands in one transaction of the file's own, so a restore that
 * breaks off leaves the database as it was.
 */
export async function restoreSql(session: SqlSession, sql: AsyncIterable<Uint8Array>): Promise<void> {
  const reader = new SqlReader(sql);
  try {
    for (let part = await reader.next(); part !== undefined; part = await reader.next()) {
      if ('statement' in part) await session.query(part.statement);
      else await session.copyIn(part.rowsFor, reader.rows());
    }
  } catch (error) {
    // On a connection that is gone there is nothing left to undo.
    await session.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** What the tables of a database hold, at one moment. */
export async function readDigests(session: SqlSession): Promise<TableDigest[]> {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    for (const setting of TEXT_SETTINGS) await session.query(setting);
    const digests: TableDigest[] = [];
    const tables = await readTables(session);
    for (const table of tables.filter(({ keepsRows }) => keepsRows)) digests.push(await digestOf(session, table));
    return digests;
  } finally {
    await session.query('ROLLBACK').catch(() => undefined);
  }
}

/** The names of tables that two lists don't agree on; empty when they hold the same. */
export function differences(expected: readonly TableDigest[], found: readonly TableDigest[]): string[] {
  const asLine = ({ name, rows, sha256 }: TableDigest) => `${name} ${rows} ${sha256}`;
  const lines = new Set(found.map(asLine));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.filter((table) => !lines.has(asLine(table))).map(({ name }) => name),
    ...found.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  ];
}
