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
  /** The data of an earlier server; by default a fresh temporary folder. */
  dataDir?: string;
  /** An unused data directory to copy, because a new database takes seconds to make. */
  dataFrom?: string | undefined;
  /** The port of an earlier server; by default a free one. */
  port?: number;
}

/** Nobody listens there: a publication would change the facts of all tests that run from this folder. */
const NO_BUILDS = 'http://127.0.0.1:9/';

/** Starts the server of `npm start` on the site already built into dist. */
export async function startProductionServer(options: ServerOptions = {}): Promise<ProductionServer> {
  const { env = {}, dataDir, dataFrom, port = 0 } = options;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'server-data-')));
  if (dataFrom) await cp(dataFrom, folder, { recursive: true });
  const removeData = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  const own = { PORT: String(port), DATA_DIR: folder };
  try {
    const { address, end } = await startPlatform({ SCHEDULES: 'off', SITE_BUILD_HOOK: NO_BUILDS, ...env, ...own });
    return { url: address, dataDir: folder, stop: () => end('SIGINT').then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
