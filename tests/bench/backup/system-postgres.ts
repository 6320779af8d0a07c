import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '#platform/http/free-port.ts';

export interface SystemPostgres {
  /** The address of one of its databases, made where it does not exist. */
  database: (name: string) => string;
  /** Runs one of PostgreSQL's own programs by a shell line, in which `pg_dump`, `psql` … stand for this version's. */
  shell: (line: string) => void;
  version: string;
  stop: () => Promise<void>;
}

/** The folder of the machine's own PostgreSQL programs; undefined where it has none. */
export function systemBinaries(): string | undefined {
  try {
    const line = 'ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1';
    const folder = execFileSync('sh', ['-c', line], { encoding: 'utf8' }).trim();
    return folder || execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** Starts a server of the machine's own PostgreSQL on an empty cluster in a temporary folder. */
export async function startSystemPostgres(binaries: string): Promise<SystemPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const owner = ownerOfServer();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const shell = (line: string) => {
    const env = { ...process.env, PATH: `${binaries}:${process.env.PATH}`, PGCONNECT_TIMEOUT: '5' };
    execFileSync('bash', ['-o', 'pipefail', '-c', line], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  shell(`for i in $(seq 100); do pg_isready -q -d ${address('postgres')} && exit 0; sleep 0.1; done; exit 1`);
  return {
    version: execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    database: (name) => {
      shell(`psql -q ${address('postgres')} -c 'create database ${name}'`);
      return address(name);
    },
    shell,
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function stopped(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGINT');
  await exit;
}
