import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { keepMigrationSql } from './migration-sql.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema/index.ts';

/**
 * Brings the schema to the newest level and returns the names of the migrations it ran. Safe to run twice and by
 * two starts at once: Kysely holds a lock in the database while it works.
 * @throws the database's own error; what ran before it in this call is rolled back.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await keepMigrationSql(db);
  return results.map((result) => result.migrationName);
}
