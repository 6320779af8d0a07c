import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ThreadOptions } from './database-thread.ts';
import type { RunningDatabase } from './running-database.ts';
import { newTunnelAddress } from './websocket-tunnel.ts';

/** Who connects is let in by the tunnel's token; name and password are not looked at. */
const EMBEDDED_URL = 'postgres://postgres@localhost/postgres';

/**
 * Starts PostgreSQL inside this process, on a thread of its own, with its data in `directory` (in memory where
 * none is given). Should it end by itself, it is started again at the same address.
 */
export async function startEmbeddedDatabase(directory?: string): Promise<RunningDatabase> {
  const options: ThreadOptions = { directory, address: newTunnelAddress() };
  let stopping = false;
  let thread = await startThread();
  return {
    url: EMBEDDED_URL,
    wsProxy: `127.0.0.1:${options.address.port}/${options.address.token}`,
    stop: async () => {
      stopping = true;
      const ended = once(thread, 'exit');
      thread.postMessage('stop');
      await ended;
    },
  };

  async function startThread(): Promise<Worker> {
    const worker = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: options });
    [options.address.port] = await once(worker, 'message');
    worker.on('error', (error) => console.error('The embedded database has ended and is started again.', error));
    worker.once('exit', async () => {
      if (!stopping) thread = await startThread();
    });
    return worker;
  }
}
