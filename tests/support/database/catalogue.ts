import { type Kysely, sql } from 'kysely';

/** What PostgreSQL itself says a schema is, by the names that the released code knows. */
export interface Catalogue {
  /** Tables, views and sequences: 'public.contact_submissions' → 'table'. */
  relations: Map<string, string>;
  /** 'public.contact_submissions.name' */
  columns: Map<string, Column>;
  /** Checks, references and exclusions, by table and name. */
  constraints: Map<string, Constraint>;
  /** Unique indexes, those of primary keys and unique constraints among them. */
  uniques: Map<string, Unique>;
  /** Triggers that may change or refuse what is written. */
  triggers: Map<string, { table: string }>;
  /** Functions, types with their labels, schemas: whatever may be named in a query. */
  others: Map<string, string>;
  /** Tables whose rows are hidden by policies. */
  guarded: Set<string>;
}

export interface Column {
  table: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

export interface Constraint {
  table: string;
  kind: 'check' | 'reference' | 'exclusion';
  columns: string[];
  /** The table that a reference points to, and whether it keeps its rows from being deleted. */
  target: string | null;
  holdsTarget: boolean;
}

export interface Unique {
  table: string;
  /** Empty where it is over an expression. */
  columns: string[];
  nullsAreEqual: boolean;
}

const OURS = sql`n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
const NOT_KYSELYS = sql`c.relname not like 'kysely%'`;
const table = sql<string>`n.nspname || '.' || c.relname`;
const columnNames = (numbers: ReturnType<typeof sql>) =>
  sql<
    string[]
  >`array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(${numbers}) order by attnum)`;

/** Reads the catalogue of a database, without what belongs to PostgreSQL and to Kysely's books. */
export async function readCatalogue(db: Kysely<never>): Promise<Catalogue> {
  const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;
  const relations = await rows(sql<{ name: string; kind: string }>`
    select ${table} as name, c.relkind::text as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and ${NOT_KYSELYS} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`);
  const columns = await rows(sql<Column & { name: string }>`
    select ${table} || '.' || a.attname as name, ${table} as "table", format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and ${NOT_KYSELYS} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped`);
  const constraints = await rows(sql<Constraint & { name: string }>`
    select ${table} || '.' || o.conname as name, ${table} as "table",
      case o.contype when 'c' then 'check' when 'f' then 'reference' else 'exclusion' end as kind,
      ${columnNames(sql`o.conkey`)} as columns,
      (select fn.nspname || '.' || f.relname from pg_class f join pg_namespace fn on fn.oid = f.relnamespace
        where f.oid = o.confrelid) as target,
      o.confdeltype in ('a', 'r') as "holdsTarget"
    from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and ${NOT_KYSELYS} and o.contype in ('c', 'f', 'x')`);
  const uniques = await rows(sql<Unique & { name: string }>`
    select ${table} || '.' || i.relname as name, ${table} as "table",
      case when 0 = any(x.indkey::int2[]) then array[]::text[] else ${columnNames(sql`x.indkey::int2[]`)} end as columns,
      x.indnullsnotdistinct as "nullsAreEqual"
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and ${NOT_KYSELYS} and x.indisunique`);
  // Before or instead of a write (bits 2 and 64), as a constraint, or with a function that may raise an error.
  const triggers = await rows(sql<{ name: string; table: string }>`
    select ${table} || '.' || t.tgname as name, ${table} as "table"
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_proc p on p.oid = t.tgfoid
    where ${OURS} and ${NOT_KYSELYS} and not t.tgisinternal
      and (t.tgtype::int & 66 <> 0 or t.tgconstraint <> 0 or p.prosrc ~* '\\mraise\\M')`);
  const others = await rows(sql<{ name: string; what: string }>`
    select 'function ' || n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
      pg_get_function_result(p.oid) as what
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${OURS} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select 'label ' || n.nspname || '.' || t.typname || ' ' || e.enumlabel, ''
    from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace where ${OURS}
    union all
    select 'schema ' || n.nspname, '' from pg_namespace n where ${OURS}`);
  const guarded = await rows(sql<{ name: string }>`
    select ${table} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relrowsecurity`);
  const byName = <T extends { name: string }>(list: readonly T[]) => new Map(list.map((entry) => [entry.name, entry]));
  return {
    relations: new Map(relations.map(({ name, kind }) => [name, kind])),
    columns: byName(columns),
    constraints: byName(constraints),
    uniques: byName(uniques),
    triggers: byName(triggers),
    others: new Map(others.map(({ name, what }) => [name, what])),
    guarded: new Set(guarded.map(({ name }) => name)),
  };
}
