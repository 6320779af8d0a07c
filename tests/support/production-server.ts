import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './started-platform.ts';

export interface ProductionServer {
  /** 'http://localhost:12345', without a slash at the end. */
  url: string;
  /** Ctrl-C; removes the data unless they were the caller's. */
  stop: () => Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** To start again on the data of an earlier server; a fresh temporary folder where it is not given. */
  dataDir?: string;
  /** A data directory that nobody uses, to begin from a copy of it: a new database takes seconds to make. */
  dataFrom?: string | undefined;
  /** To start again where an earlier server was; a free one where it is not given. */
  port?: number;
}

/** Starts the server that `npm start` starts, on the site already built into dist. */
export async function startProductionServer(options: ServerOptions = {}): Promise<ProductionServer> {
  const { env = {}, dataDir, dataFrom, port = 0 } = options;
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'server-data-')));
  if (dataFrom) await cp(dataFrom, folder, { recursive: true });
  const removeData = async () => {
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  // Its functions have another address at each start: what Node kept of them (9 MB) nobody would find again.
  const own = { PORT: String(port), DATA_DIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' };
  try {
    const { address, end } = await startPlatform({ SCHEDULES: 'off', ...env, ...own });
    return { url: address, stop: () => end('SIGINT').then(removeData) };
  } catch (error) {
    await removeData();
    throw error;
  }
}
