import type { Duplex } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { openTunnel } from '#platform/database/websocket-tunnel.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' database is, as the functions' environment says it. */
    database: { url: string; wsProxy: string };
  }
}

/**
 * Makes a running PostgreSQL the tests' database: a tunnel in front of it, so that it is reached by the driver of
 * production, the newest schema in it, its address given to the tests. Returns how to take the tunnel away.
 */
export async function provideDatabase(project: TestProject, url: string, accept: (stream: Duplex) => void) {
  const tunnel = await openTunnel(accept);
  const { wsProxy } = tunnel;
  const db = openDatabase({ url, wsProxy });
  try {
    await migrateToLatest(db);
  } finally {
    await db.destroy();
  }
  project.provide('database', { url, wsProxy });
  return tunnel.close;
}
