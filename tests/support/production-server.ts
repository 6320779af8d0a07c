import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#platform/http/listen.ts';

export interface ProductionServer {
  /** 'http://localhost:12345', without a slash at the end. */
  url: string;
  dataDir: string;
  /** Everything it printed so far. */
  output: () => string;
  /** Ctrl-C; removes the data unless they were the caller's. */
  stop: () => Promise<void>;
  /** `kill -9`; the data stay. */
  kill: () => Promise<void>;
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

const READY_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 10_000;
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the server that `npm start` starts, on the site already built into dist, and waits until it is healthy. Once more
 * where another worker took the free port meanwhile.
 */
export const startProductionServer = (options: ServerOptions = {}): Promise<ProductionServer> =>
  startOnce(options).catch((error) => {
    if (options.port || !/schon belegt/.test(String(error))) throw error;
    return startOnce(options);
  });

async function startOnce({ env = {}, dataDir, dataFrom, port: givenPort }: ServerOptions): Promise<ProductionServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'server-data-')));
  if (dataFrom) await cp(dataFrom, folder, { recursive: true });
  const port = givenPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  let output = '';
  const server = spawn(process.execPath, ['src/commands/start.ts'], {
    cwd: root,
    // Its functions have another address at each start: what Node kept of them (9 MB) nobody would find again.
    env: {
      ...process.env,
      SCHEDULES: 'off',
      ...env,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);

  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', endWithUs);
    await ended(server, signal);
  };
  const removeData = () => (dataDir ? undefined : rm(folder, { recursive: true, force: true }));
  try {
    await healthy(server, url, () => output);
  } catch (error) {
    await end('SIGKILL');
    await removeData();
    throw error;
  }
  return {
    url,
    dataDir: folder,
    output: () => output,
    stop: async () => {
      await end('SIGINT');
      await removeData();
    },
    kill: () => end('SIGKILL'),
  };
}

async function healthy(server: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    try {
      if ((await fetch(`${url}/api/health`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await sleep(50);
  }
  throw new Error(`The server was not healthy after ${READY_LIMIT_MS / 1000} s:\n${output()}`);
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  const force = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await exit;
  clearTimeout(force);
}
