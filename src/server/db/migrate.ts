import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '@neondatabase/serverless';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { EnvironmentError } from '../environment.ts';
import {
  DATABASE_QUERY_TIMEOUT_MS,
  MIGRATION_LOCK_TIMEOUT_MS,
  MIGRATION_PAUSE_MS,
  MIGRATION_TRIES,
} from '../limits.ts';
import { keepMigrationSql } from './migration-sql.ts';
import { FIRST_RELEASE, migrations } from './migrations/index.ts';
import type { Db } from './schema/index.ts';

const OLDEST_POSTGRES = 16;

/** @throws EnvironmentError for a server that does not know our SQL (ruling 50). `version` is its `server_version`. */
export function refuseOldServer(version = ''): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return;
  throw new EnvironmentError(`The database is PostgreSQL ${version}, and needs to be ${OLDEST_POSTGRES} or newer`);
}

/** Returns the names of the migrations that ran. Kysely takes a lock. @throws EnvironmentError for an old server. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  refuseOldServer(rows[0]?.version);
  const recorded = await recordedSteps(db);
  const getMigrations = async () => ({
    ...recorded,
    ...Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, bounded(migration)])),
  });
  const migrator = new Migrator({ db, provider: { getMigrations } });
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (!error) return keepMigrationSql(db).then(() => results.map(({ migrationName }) => migrationName));
    const isLocked = error instanceof DatabaseError && error.code === '55P03';
    if (!isLocked || tries === MIGRATION_TRIES) throw error;
    await sleep(MIGRATION_PAUSE_MS);
  }
}

/** Names that a database made before 1.0.0 has recorded, because Kysely refuses names that it does not find. */
async function recordedSteps(db: Db): Promise<Record<string, Migration>> {
  const { rows: books } = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (books.length === 0) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name < ${FIRST_RELEASE}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
}

/** Limits a migration's waits for tables and its statements, because visitors wait behind both. */
const bounded = ({ up }: Migration): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`select set_config('lock_timeout', ${`${MIGRATION_LOCK_TIMEOUT_MS}`}, true),
      set_config('statement_timeout', ${`${DATABASE_QUERY_TIMEOUT_MS}`}, true)`.execute(db);
    await up(db);
  },
});
