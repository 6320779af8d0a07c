import { readMigrations } from '#server/db/migration-sql.ts';
import type { SqlSession } from '#server/db/sql-session.ts';
import type { Contents } from '../archive/head.server.ts';
import { BACKUP_PAGE_ROWS } from '../limits.ts';
import { insertText, statementText } from './statements.ts';
import { BEGIN_READING, digests, findTables, rowsAsJson, TEXT_SETTINGS } from './tables.server.ts';

/** Kysely's own tables, which no migration creates. */
const KYSELY_TABLES = [
  'CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, "timestamp" varchar(255) NOT NULL)',
  'CREATE TABLE kysely_migration_lock (id varchar(255) PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL)',
];

/**
 * The migrations, then all rows in one REPEATABLE READ snapshot, which stays open for `snapshotContents`.
 * @param head comment lines at the top. @throws Error if the SQL of a migration was not stored.
 */
export async function* snapshotSql(session: SqlSession, head: readonly string[]): AsyncGenerator<Uint8Array> {
  await session.query(BEGIN_READING);
  const { steps } = await readMigrations(session);
  yield Buffer.from(head.map((line) => `-- ${line}\n`).join(''));
  yield Buffer.from(['BEGIN', ...TEXT_SETTINGS, ...KYSELY_TABLES, ...steps].map(statementText).join(''));
  for (const table of await findTables(session)) {
    let lines = await fetchLines(session, `DECLARE row_lines NO SCROLL CURSOR FOR ${rowsAsJson(table)};`);
    for (; lines.length > 0; lines = await fetchLines(session)) yield Buffer.from(insertText(table, lines));
    await session.query('CLOSE row_lines');
  }
  yield Buffer.from(statementText('COMMIT'));
}

export async function snapshotContents(session: SqlSession): Promise<Contents> {
  const { migrationLevel } = await readMigrations(session);
  return { migrationLevel, tables: await digests(session, await findTables(session)) };
}

async function fetchLines(session: SqlSession, first = ''): Promise<string[]> {
  const rows = await session.query<{ line: string }>(`${first} FETCH ${BACKUP_PAGE_ROWS} FROM row_lines`);
  return rows.map(({ line }) => line);
}
