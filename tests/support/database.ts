import { type Insertable, sql } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { ownServices } from './database/own-services.ts';

/** A connection to the tests' database, and how to empty it within a test. */
export interface TestDatabase {
  db: Db;
  insert: <T extends keyof Database>(
    table: T,
    rows: Insertable<Database[T]> | Insertable<Database[T]>[],
  ) => Promise<unknown>;
  reset: () => Promise<void>;
}

/** This worker's migrated database, empty at the start of every test of the file that calls this. */
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
 * One statement that empties every table but those in which the migrations keep their books, the newest first: rows
 * are referred to from newer tables. Truncating takes 18 times as long, a new file for each table and index.
 */
async function deletions(db: Db): Promise<string> {
  const { rows } = await sql<{ statement: string }>`
    select format('delete from %s.%I;', relnamespace::regnamespace, relname) as statement from pg_class
    where relnamespace in ('public'::regnamespace, 'short_lived'::regnamespace) and relkind = 'r' and relname not like 'kysely%' order by oid desc
  `.execute(db);
  return `do $$ begin ${rows.map(({ statement }) => statement).join(' ')} end $$`;
}
