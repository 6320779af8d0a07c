import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

/**
 * Nothing here outlives the test run, so nothing needs to survive a power cut. Each file's modules open pools of their
 * own, which rest for half a minute: on a fast machine more than the usual 100 connections.
 */
const IN_A_HURRY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '500' };

/** Starts a PostgreSQL server of its own on a free port, in a temporary folder that goes away with it. */
export async function startRealPostgres(): Promise<EmbeddedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'real-postgres-'));
  const { url, stop } = await startEmbeddedPostgres(join(folder, 'database'), IN_A_HURRY);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
