import { type Insertable, sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { ownServices } from './database/own-services.ts';

/** A connection to the tests' database, and a way to empty it within a test. */
export interface TestDatabase {
  db: Db;
  insert: <T extends keyof Database>(
    table: T,
    rows: Insertable<Database[T]> | Insertable<Database[T]>[],
  ) => Promise<unknown>;
  reset: () => Promise<void>;
}

/** Connects to this worker's migrated database, and empties it before every test of the calling file. */
export function testDatabase(): TestDatabase {
  const db = openDatabase(ownServices().database);
  let emptyAll: string | undefined;
  const reset = async () => {
    emptyAll ??= await deletions(db);
    await sql.raw(emptyAll).execute(db);
  };
  beforeEach(reset);
  afterAll(() => db.destroy());
  const insert: TestDatabase['insert'] = (table, rows) =>
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
