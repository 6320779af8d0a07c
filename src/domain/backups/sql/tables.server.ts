import type { SqlSession } from '#server/db/sql-session.ts';

/** Fixes the text form of values in every database. */
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

/** Opens a read-only snapshot. */
export const BEGIN_READING = ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...TEXT_SETTINGS].join('; ');

export interface TableDigest {
  name: string;
  rows: number;
  /** Covers all rows, in any order. */
  checksum: string;
}

/**
 * Lists the tables of a backup in order of creation, because references point to older tables. Leaves out
 * `short_lived`, whose rows must not outlive their day.
 */
export async function tableNames(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ name: string }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`);
  return rows.map(({ name }) => name);
}

/** Tables backed up without rows, because a restore must not revive sessions and counters. */
const LEFT_EMPTY: readonly string[] = ['public.admin_sessions', 'public.rate_limits'];

export const allRowsAsJson = (table: string): string => `select row_to_json(t)::text as line from ${table} t`;

/** Selects a backup's rows as JSON, without pending runs, which would never end after a restore. */
export function rowsAsJson(table: string): string {
  if (LEFT_EMPTY.includes(table)) return `${allRowsAsJson(table)} where false`;
  return `${allRowsAsJson(table)}${table === 'public.backup_logs' ? " where status <> 'pending'" : ''}`;
}

/** Empties LEFT_EMPTY after a restore, because older backups had its rows. */
export async function endRestoredSessions(session: SqlSession): Promise<void> {
  const tables = await tableNames(session);
  for (const table of LEFT_EMPTY) if (tables.includes(table)) await session.query(`DELETE FROM ${table}`);
}

/** Digests each table's rows of a backup, or those of `rowsOf`. */
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

/** Lists the tables that differ; empty if none do. */
export function differences(expected: readonly TableDigest[], found: readonly TableDigest[]): string[] {
  const asLine = ({ name, rows, checksum }: TableDigest) => `${name} ${rows} ${checksum}`;
  const lines = new Set(found.map(asLine));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.filter((table) => !lines.has(asLine(table))).map(({ name }) => name),
    ...found.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  ];
}
