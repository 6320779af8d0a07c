import type { SqlSession } from '#server/db/sql-session.ts';
import type { Table } from './statements.ts';

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

export const BEGIN_READING = ['BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', ...TEXT_SETTINGS].join('; ');

export interface TableDigest {
  name: string;
  rows: number;
  checksum: string;
}

/** Ordered by creation: references point to older tables, or are checked at the end. Without `short_lived`, whose rows must not outlive a day. */
export const findTables = (session: SqlSession): Promise<Table[]> =>
  session.query<Table>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name,
      array_agg(quote_ident(attname) order by attnum) as columns,
      coalesce(array_agg(quote_ident(attname)) filter (where atttypid::regtype in ('json', 'jsonb')), '{}') as json
    from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' group by pg_class.oid order by pg_class.oid`);

/** Tables backed up without rows, because a restore must not revive sessions and counters. */
const LEFT_EMPTY: readonly string[] = ['public.admin_sessions', 'public.rate_limits'];

/** Selects what a backup keeps: no pending runs, which would never end after a restore. */
function keptOf({ name }: Table): string {
  if (LEFT_EMPTY.includes(name)) return 'where false';
  return name === 'public.backup_logs' ? "where status <> 'pending'" : '';
}

/** JSON columns are texts in it, because JSON null would be restored as SQL NULL. */
export function rowsAsJson(table: Table): string {
  const columns = table.columns.map((column) => (table.json.includes(column) ? `${column}::text` : column));
  return `select row_to_json(t)::text as line from (select ${columns} from ${table.name} ${keptOf(table)}) t`;
}

/** Adds the names of columns with JSON null, because a row's JSON has `null` for SQL's, too. Older backups had none. */
export async function digests(session: SqlSession, tables: readonly Table[], whereOf = keptOf): Promise<TableDigest[]> {
  const ofEach = tables.map((table) => {
    const marks = table.json.map((column) => `, case ${column}::text when 'null' then ' ${column}' end`).join('');
    return `select '${table.name.replace('public.', '').replaceAll("'", "''")}' as name, count(*)::int as rows,
      coalesce(sum(('x' || md5(concat(row_to_json(t)${marks})))::bit(64)::bigint), 0)::text as checksum
      from ${table.name} t ${whereOf(table)}`;
  });
  return tables.length === 0 ? [] : session.query<TableDigest>(ofEach.join(' union all '));
}

export function differences(expected: readonly TableDigest[], found: readonly TableDigest[]): string[] {
  const asLine = ({ name, rows, checksum }: TableDigest) => `${name} ${rows} ${checksum}`;
  const lines = new Set(found.map(asLine));
  const names = new Set(expected.map(({ name }) => name));
  return [
    ...expected.filter((table) => !lines.has(asLine(table))).map(({ name }) => name),
    ...found.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  ];
}
