import { Migrator } from 'kysely/migration';
import { keepMigrationSql } from './migration-sql.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema/index.ts';

/**
 * Runs the missing migrations and returns their names. Safe to run in parallel, because Kysely takes a lock.
 * @throws the database's error; this call's migrations are rolled back.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await keepMigrationSql(db);
  return results.map((result) => result.migrationName);
}
