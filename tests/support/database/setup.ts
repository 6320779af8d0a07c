import type { TestProject } from 'vitest/node';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' database is, as the functions' environment says it. */
    database: { url: string; wsProxy: string | undefined };
  }
}

/** The database that local runs have, and one of production's kind: PostgreSQL behind Neon's driver, migrated. */
export default async function setup(project: TestProject) {
  await using started = new AsyncDisposableStack();
  const server = await startRealPostgres();
  started.defer(server.stop);
  const { url, wsProxy, stop } = await startDatabase(server.url, '');
  started.defer(stop);
  const db = openDatabase({ url, wsProxy });
  await migrateToLatest(db).finally(() => db.destroy());
  project.provide('database', { url, wsProxy });
  const running = started.move();
  return () => running.disposeAsync();
}
