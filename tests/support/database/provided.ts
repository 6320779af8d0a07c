import type { TestProject } from 'vitest/node';
import type { RunningDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' database is, as the functions' environment says it. */
    database: { url: string; wsProxy: string | undefined };
  }
}

/** Makes a running database the tests' own: brings it to the newest schema and tells the tests where it is. */
export async function provideDatabase(project: TestProject, { url, wsProxy, stop }: RunningDatabase): Promise<void> {
  const db = openDatabase({ url, wsProxy });
  try {
    await migrateToLatest(db);
    await db.destroy();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('database', { url, wsProxy });
}
