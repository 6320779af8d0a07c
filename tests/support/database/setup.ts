import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { startBlobs } from '#platform/blobs.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';

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
 * Nothing here outlives the test run, so nothing needs to survive a power cut. Each file's modules open pools of their
 * own, which rest for half a minute: on a fast machine more than the usual 100 connections.
 */
const IN_A_HURRY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '500' };

/**
 * The database that local runs have, and one of production's kind: PostgreSQL behind Neon's driver, migrated once and
 * copied for every worker, which takes a tenth of a second; and Blobs.
 */
export default async function setup(project: TestProject) {
  await using started = new AsyncDisposableStack();
  const temporary = async (prefix: string) => {
    const folder = await mkdtemp(join(tmpdir(), prefix));
    started.defer(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const server = await startEmbeddedPostgres(join(await temporary('real-postgres-'), 'database'), IN_A_HURRY);
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
    const blobs = await startBlobs(await temporary('blobs-'));
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
