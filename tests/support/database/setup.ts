import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { startRealPostgres } from './real-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What each worker has to itself, by its number: see own-services.ts. */
    services: Services[];
  }
}

/** What a function reaches over the network. */
export interface Services {
  /** As the functions' environment says it. */
  database: { url: string; wsProxy: string | undefined };
  /** As NETLIFY_BLOBS_CONTEXT says it. */
  blobsContext: string;
}

/**
 * The database that local runs have, and one of production's kind: PostgreSQL behind Neon's driver, migrated once and
 * copied for every worker, which takes a tenth of a second; and Blobs.
 */
export default async function setup(project: TestProject) {
  await using started = new AsyncDisposableStack();
  const server = await startRealPostgres();
  started.defer(server.stop);
  const { url, wsProxy, stop } = await startDatabase(server.url, '');
  started.defer(stop);
  const db = openDatabase({ url, wsProxy });
  await migrateToLatest(db).finally(() => db.destroy());

  // A database is copied only while nobody is connected to it.
  await using template1 = openDatabase({ url: named('template1'), wsProxy, maxConnections: 1 });
  const services: Services[] = [];
  for (let worker = 1; worker <= project.config.maxWorkers; worker += 1) {
    const name = `worker_${worker}`;
    await sql`create database ${sql.id(name)} template postgres`.execute(template1);
    const blobsFolder = await mkdtemp(join(tmpdir(), 'blobs-'));
    started.defer(() => rm(blobsFolder, { recursive: true, force: true }));
    const blobs = await startBlobs(blobsFolder);
    started.defer(blobs.stop);
    services.push({ database: { url: named(name), wsProxy }, blobsContext: blobs.context });
  }
  project.provide('services', services);
  const running = started.move();
  return () => running.disposeAsync();

  function named(name: string): string {
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  }
}
