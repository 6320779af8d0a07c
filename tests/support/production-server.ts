import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './started-platform.ts';

export interface ProductionServer {
  /** 'http://localhost:12345', without a slash at the end. */
  url: string;
  /** Mails to read lie in its folder 'mail'. */
  dataDir: string;
  /** Stops it like Ctrl-C, and removes the data unless they are the caller's. */
  stop: () => Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** A folder of the caller's for the data; by default a temporary one. */
  dataDir?: string | undefined;
}

/** Nobody listens there: a publication would change the facts of all tests that run from this folder. */
const NO_BUILDS = 'http://127.0.0.1:9/';

/**
 * Starts the server of `npm start` on the site already built into dist, on a copy of the data in E2E_DATA_FROM, because a
 * new database takes twice as long.
 */
export async function startProductionServer({ env, dataDir }: ServerOptions = {}): Promise<ProductionServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'server-data-')));
  const prepared = process.env.E2E_DATA_FROM;
  if (prepared) await cp(prepared, folder, { recursive: true });
  const removeData = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  // Its functions have another address after each change: Node's cache would grow by 9 MB each time.
  const own = { PORT: '0', DATA_DIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' };
  try {
    const { address, end } = await startPlatform({ SCHEDULES: 'off', SITE_BUILD_HOOK: NO_BUILDS, ...env, ...own });
    return { url: address, dataDir: folder, stop: () => end('SIGINT').then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
