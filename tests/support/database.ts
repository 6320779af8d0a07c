import { type Insertable, sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { DAY_MS } from '#config/limits.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { ownServices } from './database/own-services.ts';

/** Connects to this worker's migrated database, and empties it before every test of the calling file. */
export function testDatabase() {
  const db = openDatabase(ownServices().database);
  let emptyAll: string | undefined;
  const reset = async () => {
    emptyAll ??= await deletions(db);
    await sql.raw(emptyAll).execute(db);
  };
  beforeEach(reset);
  afterAll(() => db.destroy());
  const insert = <T extends keyof Database>(table: T, rows: Insertable<Database[T]> | Insertable<Database[T]>[]) =>
    db
      .insertInto(table)
      .values(rows as never)
      .execute();
  return { db, insert, reset };
}

/**
 * Makes one statement that empties every table but the migrations' own. It starts with the newest, because newer tables
 * refer to older ones. Truncating takes 18 times as long, because it makes a new file per table and index.
 */
async function deletions(db: Db): Promise<string> {
  const { rows } = await sql<{ statement: string }>`
    select format('delete from %s.%I;', relnamespace::regnamespace, relname) as statement from pg_class
    where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind = 'r' and relname not like 'kysely%' order by oid desc
  `.execute(db);
  return `do $$ begin ${rows.map(({ statement }) => statement).join(' ')} end $$`;
}

/** Sets a counter for a day, as so many calls would. */
export const setCounter = (db: Db, key: string, hits: number) => {
  const counted = { hits, expiresAt: new Date(Date.now() + DAY_MS) };
  const insert = db.insertInto('rateLimits').values({ key, ...counted });
  return insert.onConflict((conflict) => conflict.column('key').doUpdateSet(counted)).execute();
};

/** Reads every row as text, by table, except for the counters and the migrations. */
export async function everyRow(db: Db, without = 'rate_limits'): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relnamespace::regnamespace || '.' || relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind = 'r'
    and relname <> ${without} and relname not like 'kysely%' order by 1`.execute(db);
  const each = tables.map(({ name }) => `select '${name}' as name, t::text as row from ${name} as t`);
  const { rows } = await sql
    .raw<{ name: string; row: string }>(`${each.join(' union all ')} order by 1, 2`)
    .execute(db);
  const rowsOf = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries(tables.map(({ name }) => [name, (rowsOf.get(name) ?? []).map(({ row }) => row)]));
}
