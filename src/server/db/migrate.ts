import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { EnvironmentError } from '../environment.ts';
import { keepMigrationSql } from './migration-sql.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema/index.ts';

const OLDEST_POSTGRES = 16;

/** @throws EnvironmentError for a server that does not know our SQL (ruling 50). `version` is its `server_version`. */
export function refuseOldServer(version = ''): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new EnvironmentError(`The database is PostgreSQL ${version}, and needs to be ${OLDEST_POSTGRES} or newer`);
}

/**
 * Runs the missing migrations and returns their names. Safe to run in parallel, because Kysely takes a lock.
 * @throws EnvironmentError for an old server; the database's error, with this call's migrations rolled back.
 */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  refuseOldServer(rows[0]?.version);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  await keepMigrationSql(db);
  return results.map((result) => result.migrationName);
}
