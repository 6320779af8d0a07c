import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../http/listen.ts';
import { newSecret } from '../secret.ts';
import { platformTexts } from '../texts.ts';
import { accountFor, type ServerAccount } from './server-account.ts';

const run = promisify(execFile);

/** Loopback only; logs no statements, because they may hold a visitor's words. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Stops a server that a killed platform left running. Only one process may use `directory` (owner-lock.ts). */
export async function startEmbeddedPostgres(directory: string, settings: Record<string, string> = {}) {
  const account = await accountFor(directory);
  if (account.folder !== directory) console.log(platformTexts.databaseElsewhere(account.folder));
  const cluster = join(account.folder, 'cluster');
  const log = join(account.folder, 'log');
  await account.own();
  if (!existsSync(cluster)) await createCluster(account, cluster);
  await endServer(account, cluster);

  const port = await freePort();
  const options = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  const flags = options.map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`).join(' ');
  try {
    await control(account, cluster, 'start', '-l', log, '-o', flags);
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${await readFile(log, 'utf8').catch(() => '')}`, { cause: error });
  }
  const password = (await readFile(passwordFile(account), 'utf8')).trim();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => endServer(account, cluster),
  };
}

const passwordFile = ({ folder }: ServerAccount) => join(folder, 'password');

async function control(account: ServerAccount, cluster: string, ...command: string[]): Promise<void> {
  const { pg_ctl } = account.binaries;
  await run(pg_ctl, [...command, '-w', '-s', '-D', cluster], { ...account.ids, cwd: account.folder });
}

/** Uses a draft name until it is complete, because a killed first start must not look like a database. */
async function createCluster(account: ServerAccount, cluster: string): Promise<void> {
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile(account), newSecret(), { mode: 0o600 });
  await account.own();
  const options = [
    // Plain passwords over loopback, because SCRAM costs the driver 200 ms at every connection.
    ...['-D', draft, '-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile(account)}`],
    // Sorted and compared alike on every system.
    ...['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ];
  await run(account.binaries.initdb, options, { ...account.ids, cwd: account.folder });
  await rename(draft, cluster);
}

/** Stops the cluster's server, and removes the pid file of a dead or foreign one. */
async function endServer(account: ServerAccount, cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const [, itsCluster = '', , port] = (await readFile(note, 'utf8').catch(() => '')).split('\n');
  if (port === undefined) return;
  const isOurs = (await realpath(itsCluster).catch(() => '')) === (await realpath(cluster));
  if (isOurs && (await isListening(Number(port)))) await control(account, cluster, 'stop', '-m', 'fast');
  await rm(note, { force: true });
}

function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
