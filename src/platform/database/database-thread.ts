/**
 * The embedded database's own thread: a long query must not keep the site from answering. Started by
 * embedded-database.ts; says at which port the tunnel listens when it is ready and ends when it is asked to.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { openTunnel, type TunnelAddress } from './websocket-tunnel.ts';

export interface ThreadOptions {
  directory: string | undefined;
  address: TunnelAddress;
}

const { directory, address } = workerData as ThreadOptions;
const postgres = await openEmbeddedPostgres({
  directory,
  // Thrown outside of everything, it ends the thread, and the main thread hears of it.
  onEnd: (error) =>
    setImmediate(() => {
      throw error;
    }),
});
const tunnel = await openTunnel(postgres.accept, address);

parentPort?.once('message', async () => {
  await tunnel.close();
  await postgres.close();
  process.exit(0);
});
parentPort?.postMessage(tunnel.port);
