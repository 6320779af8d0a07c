import type { SqlSession } from '#server/db/sql-session.ts';

/** A table as the catalog describes it. Names are quoted where SQL wants it. */
export interface Table {
  /** Without quotes, and without schema where that is `public`: 'admin_users'. */
  name: string;
  /** 'public.admin_users' */
  qualified: string;
  columns: Column[];
  /** The columns of the primary key, in its order; empty where there is none. */
  key: Column[];
  /** Whether its rows belong into a backup: what is short-lived on purpose must not outlive its day in one. */
  keepsRows: boolean;
}

/** The schemas a backup knows, and the one among them of which it keeps only the tables, not their rows. */
export const SCHEMAS = "('public', 'short_lived')";
const WITHOUT_ROWS = 'short_lived';

export interface Column {
  /** Quoted where needed. */
  name: string;
  type: string;
  /** Whether its texts are ordered by a language's rules. */
  isCollatable: boolean;
  /** SQL: how many bytes a value takes as text, about. */
  width: string;
  definition: string;
  isGenerated: boolean;
}

interface ColumnRow {
  schema: string;
  table: string;
  qualified: string;
  name: string;
  type: string;
  isCollatable: boolean;
  isText: boolean;
  isFixed: boolean;
  notNull: boolean;
  default: string | null;
  identity: string;
  generated: string;
  keyPosition: number | null;
}

/** All tables, by name. The session's search_path must be empty. */
export async function readTables(session: SqlSession): Promise<Table[]> {
  const rows = await session.query<ColumnRow>(`
    select n.nspname::text as schema,
      c.relname::text as "table",
      format('%I.%I', n.nspname, c.relname) as qualified,
      quote_ident(a.attname) as name,
      format_type(a.atttypid, a.atttypmod) as type,
      a.attcollation <> 0 as "isCollatable",
      t.typcategory = 'S' as "isText",
      t.typlen > 0 as "isFixed",
      a.attnotnull as "notNull",
      pg_get_expr(d.adbin, d.adrelid) as "default",
      a.attidentity::text as identity,
      a.attgenerated::text as generated,
      array_position(k.conkey, a.attnum) as "keyPosition"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where n.nspname in ${SCHEMAS} and c.relkind = 'r'
    order by n.nspname, c.relname, a.attnum`);
  const byTable = Map.groupBy(rows, (row) => row.qualified);
  return [...byTable.values()].map(toTable);
}

function toTable(rows: ColumnRow[]): Table {
  const [{ schema, table, qualified } = { schema: '', table: '', qualified: '' }] = rows;
  const columns = rows.map((row) => ({ column: toColumn(row), position: row.keyPosition }));
  return {
    name: schema === 'public' ? table : `${schema}.${table}`,
    keepsRows: schema !== WITHOUT_ROWS,
    qualified,
    columns: columns.map(({ column }) => column),
    key: columns
      .filter(({ position }) => position !== null)
      .sort((a, b) => Number(a.position) - Number(b.position))
      .map(({ column }) => column),
  };
}

const toColumn = (row: ColumnRow): Column => ({
  name: row.name,
  type: row.type,
  isCollatable: row.isCollatable,
  width: widthOf(row),
  definition: definitionOf(row),
  isGenerated: row.generated !== '',
});

/** Numbers and dates have a bound; a text's length is known without reading it (TOAST keeps it apart). */
function widthOf({ name, isFixed, isText }: ColumnRow): string {
  if (isFixed) return '40';
  return `coalesce(octet_length(${isText ? name : `${name}::text`}), 2)`;
}

function definitionOf(row: ColumnRow): string {
  const parts = [row.name, row.type];
  if (row.generated !== '') parts.push(`GENERATED ALWAYS AS (${row.default}) STORED`);
  else if (row.identity !== '') parts.push(`GENERATED ${row.identity === 'a' ? 'ALWAYS' : 'BY DEFAULT'} AS IDENTITY`);
  else if (row.default !== null) parts.push(`DEFAULT ${row.default}`);
  if (row.notNull) parts.push('NOT NULL');
  return parts.join(' ');
}
