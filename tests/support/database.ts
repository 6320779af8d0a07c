import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, inject } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema/index.ts';

/** A connection to the tests' database, and how to empty it within a test. */
export interface TestDatabase {
  db: Kysely<Database>;
  reset: () => Promise<void>;
}

/** The migrated database of this test run, empty at the start of every test of the file that calls this. */
export function testDatabase(): TestDatabase {
  const db = openDatabase(inject('database'));
  let truncateAll: string | undefined;
  const reset = async () => {
    truncateAll ??= await truncation(db);
    await sql.raw(truncateAll).execute(db);
  };
  beforeEach(reset);
  afterAll(() => db.destroy());
  return { db, reset };
}

/** One statement that empties every table but those in which the migrations keep their books. */
async function truncation(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'
  `.execute(db);
  return `truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`;
}
