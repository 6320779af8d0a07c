import process from 'node:process';
import { type ProductionServer, startProductionServer } from '../production-server.ts';
import { OWNER } from './owner.ts';

const owner = { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password };

/** A server where nothing happened yet, and whose owner is OWNER. */
export const startOwnersServer = (env: Record<string, string> = {}): Promise<ProductionServer> =>
  startProductionServer({ env: { ...owner, ...env }, dataFrom: process.env.E2E_DATA_FROM });

/**
 * Prepares in an empty folder what such servers begin with, where E2E_DATA_FROM leads to it. Without it every server
 * makes its own database, which takes twice as long.
 */
export async function prepareOwnersData(folder: string): Promise<void> {
  const server = await startProductionServer({ env: owner, dataDir: folder });
  await server.stop();
}
