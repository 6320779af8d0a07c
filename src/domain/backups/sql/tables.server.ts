import type { SqlSession } from '#server/db/sql-session.ts';

/** How values are written as text: the same in every database, whatever its owner has set. */
export const TEXT_SETTINGS: readonly string[] = [
  "SET LOCAL client_encoding = 'UTF8'",
  'SET LOCAL standard_conforming_strings = on',
  "SET LOCAL datestyle = 'ISO, YMD'",
  "SET LOCAL intervalstyle = 'postgres'",
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL bytea_output = 'hex'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL search_path = public',
];

/** Opens a transaction that sees the database as it is at this moment. */
export const BEGIN_READING = ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...TEXT_SETTINGS].join('; ');

/** What a table holds, in short. */
export interface TableDigest {
  name: string;
  rows: number;
  /** Of all rows, whatever their order. */
  checksum: string;
}

/**
 * The tables whose rows a backup carries, as SQL names them, in the order they were made in: what a row refers to is
 * older. Those of `short_lived` stay empty on purpose: what lies there must not outlive its day.
 */
export async function tableNames(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ name: string }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`);
  return rows.map(({ name }) => name);
}

/** Tables whose rows a restore must not bring back: an ended session would be alive again, a counter outlive its day. */
const LEFT_EMPTY: readonly string[] = ['public.admin_sessions', 'public.rate_limits'];

export const allRowsAsJson = (table: string): string => `select row_to_json(t)::text as line from ${table} t`;

/** The rows that belong into a backup, as JSON. Runs under way stay out: restored, they would run for ever. */
export function rowsAsJson(table: string): string {
  if (LEFT_EMPTY.includes(table)) return `${allRowsAsJson(table)} where false`;
  return `${allRowsAsJson(table)}${table === 'public.backup_logs' ? " where status <> 'pending'" : ''}`;
}

/** Empties them in a restored database: backups of earlier releases carried their rows. */
export async function endRestoredSessions(session: SqlSession): Promise<void> {
  const tables = await tableNames(session);
  for (const table of LEFT_EMPTY) if (tables.includes(table)) await session.query(`DELETE FROM ${table}`);
}

/** Counts and digests rows of each table: those that belong into a backup, or the ones `rowsOf` selects. */
export async function digests(
  session: SqlSession,
  tables: readonly string[],
  rowsOf = rowsAsJson,
): Promise<TableDigest[]> {
  const ofEach = tables.map(
    (name) => `select '${name.replace('public.', '').replaceAll("'", "''")}' as name, count(*)::int as rows,
      coalesce(sum(('x' || md5(line))::bit(64)::bigint), 0)::text as checksum from (${rowsOf(name)}) as lines`,
  );
  return tables.length === 0 ? [] : session.query<TableDigest>(ofEach.join(' union all '));
}

/** The names of tables that two lists don't agree on; empty when they hold the same. */
export function differences(expected: readonly TableDigest[], found: readonly TableDigest[]): string[] {
  const asLine = ({ name, rows, checksum }: TableDigest) => `${name} ${rows} ${checksum}`;
  const lines = new Set(found.map(asLine));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.filter((table) => !lines.has(asLine(table))).map(({ name }) => name),
    ...found.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  ];
}
