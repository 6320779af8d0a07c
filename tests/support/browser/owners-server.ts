import process from 'node:process';
import { type ProductionServer, type ServerOptions, startProductionServer } from '../production-server.ts';
import { OWNER } from './owner.ts';

/**
 * A server where nothing happened yet, and whose owner is OWNER. It begins with a copy of the data that E2E_DATA_FROM
 * leads to; without that it makes its own database, which takes twice as long.
 */
export const startOwnersServer = ({
  env,
  ...options
}: Omit<ServerOptions, 'dataFrom'> = {}): Promise<ProductionServer> =>
  startProductionServer({
    ...options,
    // All tests are one client.
    env: {
      ADMIN_USERNAME: OWNER.username,
      ADMIN_PASSWORD: OWNER.password,
      CONTACT_POSTS_PER_WINDOW: '60000',
      ...env,
    },
    dataFrom: process.env.E2E_DATA_FROM,
  });

/** Prepares in an empty folder what E2E_DATA_FROM may lead to. */
export async function prepareOwnersData(folder: string): Promise<void> {
  const server = await startOwnersServer({ dataDir: folder });
  await server.stop();
}
