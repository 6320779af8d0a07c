import type { SqlSession } from '#server/db/sql-session.ts';
import { SCHEMAS } from './tables.server.ts';

/**
 * What the database holds that a backup would leave out, one name each: views, own types, procedures, sequences that
 * belong to no identity column, partitions. Empty today; a migration that brings one of them fails the next backup
 * instead of making it incomplete.
 */
export async function unsupportedObjects(session: SqlSession): Promise<string[]> {
  const rows = await session.query<{ name: string }>(`
    select format('%s %s', case c.relkind when 'S' then 'sequence' else 'relation' end, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${SCHEMAS} and c.relkind in ('v', 'm', 'S', 'p', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i'))
    union all
    select format('routine %s', p.proname) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${SCHEMAS} and p.prokind <> 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('type %s', t.typname) from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ${SCHEMAS} and t.typtype in ('e', 'd', 'r')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    union all
    select format('policy %s', p.polname) from pg_policy p join pg_class c on c.oid = p.polrelid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${SCHEMAS}`);
  return rows.map(({ name }) => name);
}
