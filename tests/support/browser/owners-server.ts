import { createHash } from 'node:crypto';
import process from 'node:process';
import { type ProductionServer, type ServerOptions, startProductionServer } from '../production-server.ts';
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

/** Prepares the data for E2E_DATA_FROM in an empty folder. */
export async function prepareOwnersData(folder: string): Promise<void> {
  const server = await startOwnersServer({ dataDir: folder });
  await server.stop();
}
