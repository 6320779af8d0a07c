import type { SqlSession } from '#server/db/sql-session.ts';
import { SCHEMAS, type Table } from './tables.server.ts';

/** `CREATE TABLE` with columns only: keys and indexes are made when the rows are there, which is faster. */
export const createTable = ({ qualified, columns }: Table): string =>
  `CREATE TABLE ${qualified} (\n  ${columns.map(({ definition }) => definition).join(',\n  ')}\n)`;

/** `CREATE SCHEMA` for all but `public`, which every database has, and the functions that defaults may need. */
export async function readSchemasAndFunctions(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ statement: string }>(`
    select statement from (
      select 1 as step, nspname as name, format('CREATE SCHEMA %I', nspname) as statement
      from pg_namespace where nspname in ${SCHEMAS} and nspname <> 'public'
      union all
      select 2, p.proname, rtrim(pg_get_functiondef(p.oid), E'\\n')
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ${SCHEMAS} and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    ) as parts
    order by step, name`);
  return rows.map(({ statement }) => statement);
}

/** What follows the rows: primary keys and other constraints, indexes, foreign keys, then triggers. */
export async function readKeysAndIndexes(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ statement: string }>(`
    select statement from (
      select case k.contype when 'p' then 1 when 'f' then 4 else 2 end as step, c.relname, k.conname as name,
        format('ALTER TABLE ONLY %I.%I ADD CONSTRAINT %I %s', n.nspname, c.relname, k.conname,
          pg_get_constraintdef(k.oid)) as statement
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${SCHEMAS} and c.relkind = 'r' and k.contype in ('p', 'u', 'c', 'x', 'f')
      union all
      select 3, c.relname, i.relname, pg_get_indexdef(x.indexrelid)
      from pg_index x
      join pg_class c on c.oid = x.indrelid
      join pg_class i on i.oid = x.indexrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${SCHEMAS} and c.relkind = 'r'
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x'))
      union all
      select 5, c.relname, g.tgname, pg_get_triggerdef(g.oid)
      from pg_trigger g
      join pg_class c on c.oid = g.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${SCHEMAS} and not g.tgisinternal
    ) as parts
    order by step, relname, name`);
  return rows.map(({ statement }) => statement);
}

/** `setval` for every identity column, so that the next number follows the last one given. */
export async function readSequenceValues(session: SqlSession): Promise<string[]> {
  const sequences = await session.query<{ sequence: string }>(`
    select pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped
    order by 1`);
  const statements: string[] = [];
  for (const { sequence } of sequences) {
    const [row] = await session.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    if (row)
      statements.push(`SELECT pg_catalog.setval('${sequence.replaceAll("'", "''")}', ${row.value}, ${row.called})`);
  }
  return statements;
}
