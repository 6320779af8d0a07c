import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' database is, as the functions' environment says it. */
    database: { url: string; wsProxy: string | undefined };
    /** Where their Blobs are, as NETLIFY_BLOBS_CONTEXT says it. */
    blobsContext: string;
  }
}

/** The database that local runs have, and one of production's kind: PostgreSQL behind Neon's driver, migrated; and Blobs. */
export default async function setup(project: TestProject) {
  await using started = new AsyncDisposableStack();
  const server = await startRealPostgres();
  started.defer(server.stop);
  const { url, wsProxy, stop } = await startDatabase(server.url, '');
  started.defer(stop);
  const db = openDatabase({ url, wsProxy });
  await migrateToLatest(db).finally(() => db.destroy());
  project.provide('database', { url, wsProxy });
  const blobsFolder = await mkdtemp(join(tmpdir(), 'blobs-'));
  started.defer(() => rm(blobsFolder, { recursive: true, force: true }));
  const blobs = await startBlobs(blobsFolder);
  started.defer(blobs.stop);
  project.provide('blobsContext', blobs.context);
  const running = started.move();
  return () => running.disposeAsync();
}
