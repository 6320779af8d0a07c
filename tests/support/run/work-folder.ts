import { constants } from 'node:fs';
import { access, chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
const GIB = 1024 ** 3;
/** A whole run keeps at most 2 GiB in its folder. */
const NEEDED_BYTES = 4 * GIB;

/**
 * Makes the folder of a run for its databases, sites and browsers' profiles. It is in memory if there is room, because
 * a disk waits for each of a database's writes: platform and backups take half the time.
 */
export async function makeWorkFolder(): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), 'test-run-'));
  // PostgreSQL runs as `nobody` where the tests run as root.
  await chmod(folder, 0o711);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const room = await statfs(MEMORY).catch(() => undefined);
  if (!room || Math.min(room.bavail * room.bsize, process.availableMemory()) < NEEDED_BYTES) return false;
  // A container may refuse to run programs there.
  const probe = join(MEMORY, `test-run-probe-${process.pid}`);
  await writeFile(probe, '', { mode: 0o700 });
  const canRun = access(probe, constants.X_OK).then(
    () => true,
    () => false,
  );
  return canRun.finally(() => rm(probe));
}
