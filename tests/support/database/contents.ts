import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';

/** Digests the tables' content, except for the counters. */
export async function contents(db: Db): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind = 'r'
    and relname <> 'rate_limits' order by 1`.execute(db);
  const digest = (name: string) =>
    sql`select md5(string_agg(t::text, '' order by t::text)) as ${sql.id(name)} from ${sql.raw(name)} as t`.execute(db);
  return Promise.all(rows.map(async ({ name }) => (await digest(name)).rows));
}
