import { createHash } from 'node:crypto';
import process from 'node:process';
import type { WorkerFixture } from '@playwright/test';
import { type ProductionServer, type ServerOptions, startProductionServer } from '../production-server.ts';
import { patience } from '../run/pace.ts';
import { OWNER } from './owner.ts';

/**
 * Starts a fresh server whose owner is OWNER. Copies the data from E2E_DATA_FROM, because a new database takes twice as
 * long.
 */
export const startOwnersServer = ({
  env,
  ...options
}: Omit<ServerOptions, 'dataFrom'> = {}): Promise<ProductionServer> =>
  startProductionServer({
    ...options,
    // Raises the limit, because all tests are one client.
    env: {
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      // Not the sample's, because the dashboard sounds the alarm then.
      ADMIN_EMAIL: 'inhaberin@firma.de',
      CONTACT_POSTS_PER_WINDOW: '60000',
      // No copy of a backup leaves a server without a key.
      BACKUP_ENCRYPTION_KEY: createHash('sha256').update('e2e').digest('hex'),
      ...env,
    },
    dataFrom: process.env.E2E_DATA_FROM,
  });

/** A fixture: a worker's own server, started on demand. */
export const ownersSite: [WorkerFixture<ProductionServer, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  async ({}, use) => {
    const site = await startOwnersServer();
    await use(site);
    await site.stop();
  },
  { scope: 'worker', timeout: patience(150_000) },
];

/** Prepares the data for E2E_DATA_FROM in an empty folder. */
export async function prepareOwnersData(folder: string): Promise<void> {
  const server = await startOwnersServer({ dataDir: folder });
  await server.stop();
}
