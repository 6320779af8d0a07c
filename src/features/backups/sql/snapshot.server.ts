import type { SqlSession } from '#server/db/sql-session.ts';
import { createTable, readKeysAndIndexes, readSchemasAndFunctions, readSequenceValues } from './schema.server.ts';
import { copyLine, END_OF_ROWS, SEPARATOR, statementText } from './statement-format.ts';
import { type TableDigest, TableDigester } from './table-digest.server.ts';
import { storedColumns, tablePages } from './table-pages.server.ts';
import { readTables, type Table } from './tables.server.ts';
import { TEXT_SETTINGS } from './text-settings.ts';
import { unsupportedObjects } from './unsupported.server.ts';

export interface SnapshotOptions {
  /** Lines at the head of the file, without comment marks. */
  head: readonly string[];
  /** Rows that stay out, as SQL, by table: `{ backup_logs: "id <> '…'" }`. */
  only?: Readonly<Record<string, string>>;
}

/** What a snapshot says of itself when it is complete. */
export interface SnapshotSummary {
  tables: TableDigest[];
  /** The newest migration, '' where there is none. */
  migrationLevel: string;
  serverVersion: string;
}

/**
 * The whole database as SQL that psql restores into an empty database, piece by piece: all tables at one
 * moment (one REPEATABLE READ transaction), at most two pages of rows in memory. Returns what it has written.
 * @throws Error when the schema holds what it can't write down.
 */
export async function* snapshot(
  session: SqlSession,
  { head, only = {} }: SnapshotOptions,
): AsyncGenerator<Uint8Array, SnapshotSummary> {
  await session.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (const setting of TEXT_SETTINGS) await session.query(setting);
  const tables = await readTables(session);
  const unsupported = await unsupportedObjects(session);
  if (unsupported.length > 0) throw new Error(`The backup would leave out: ${unsupported.join(', ')}`);

  yield text(`${head.map((line) => `-- ${line}\n`).join('')}${SEPARATOR}\n`);
  const ground = [...(await readSchemasAndFunctions(session)), ...tables.map(createTable)];
  yield text(['BEGIN', ...TEXT_SETTINGS, ...ground].map(statementText).join(''));
  const digests: TableDigest[] = [];
  for (const table of tables.filter(({ keepsRows }) => keepsRows))
    digests.push(yield* rowsOf(session, table, only[table.name]));
  const rest = [...(await readSequenceValues(session)), ...(await readKeysAndIndexes(session)), 'COMMIT'];
  yield text(rest.map(statementText).join(''));

  const summary = { tables: digests, ...(await readOrigin(session, tables)) };
  await session.query('COMMIT');
  return summary;
}

async function* rowsOf(session: SqlSession, table: Table, where?: string): AsyncGenerator<Uint8Array, TableDigest> {
  const columns = storedColumns(table).map(({ name }) => name);
  const digester = new TableDigester();
  yield text(copyLine(`${table.qualified} (${columns.join(', ')})`));
  for await (const page of tablePages(session, table, where)) {
    digester.add(page);
    yield page.data;
  }
  yield text(`${END_OF_ROWS}\n${SEPARATOR}\n`);
  return digester.digest(table.name);
}

async function readOrigin(session: SqlSession, tables: readonly Table[]) {
  const [server] = await session.query<{ version: string }>("select current_setting('server_version') as version");
  const hasMigrations = tables.some(({ name }) => name === 'kysely_migration');
  const [newest] = hasMigrations
    ? await session.query<{ name: string }>('select name::text from public.kysely_migration order by name desc limit 1')
    : [];
  return { migrationLevel: newest?.name ?? '', serverVersion: server?.version ?? '' };
}

const text = (value: string) => Buffer.from(value);
