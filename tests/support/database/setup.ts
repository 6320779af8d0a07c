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
    /** Each worker's own services, by its number; see own-services.ts. */
    services: Services[];
  }
}

/** The services that a function reaches over the network. */
export interface Services {
  /** In the form of the functions' environment. */
  database: { url: string; wsProxy: string | undefined };
  /** In the form of NETLIFY_BLOBS_CONTEXT. */
  blobsContext: string;
}

/**
 * Settings without crash safety, because no data outlive the test run. Each file's modules open pools of their own,
 * which stay idle for half a minute. On a fast machine they exceed the default of 100 connections.
 */
const IN_A_HURRY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '500' };

/**
 * Starts a PostgreSQL of production's kind behind Neon's driver, and Blobs. Migrates the database once, and copies it
 * for every worker, which takes a tenth of a second.
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

  // PostgreSQL copies a database only without connections.
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
