/**
 * Makes a backup in its own process and kills it at a given point: `node killed-run.ts <run id> <point>`.
 * Points are the start, and before and after each call of the store and the trial's start.
 * The environment names database and store.
 */
import { type BackupDeps, runBackup } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { type BlobStore, openBlobStore } from '#server/blobs.ts';
import { openDatabase } from '#server/db/database.ts';

const [runId = '', point = ''] = process.argv.slice(2);
const database = { url: process.env.DATABASE_URL ?? '', wsProxy: process.env.DATABASE_WS_PROXY };

let passed = 0;
function pass(): void {
  passed += 1;
  if (passed === Number(point)) process.kill(process.pid, 'SIGKILL');
}
async function around<T>(work: () => Promise<T>): Promise<T> {
  pass();
  const result = await work();
  pass();
  return result;
}

const rest = openBlobStore('backups-dev');
const store: BlobStore = {
  ...rest,
  write: (key, bytes) => around(() => rest.write(key, bytes)),
  read: (key) => around(() => rest.read(key)),
};
const deps: BackupDeps = {
  db: openDatabase(database),
  database,
  store,
  key: undefined,
  openTrial: (...run) => around(() => openTrial(...run)),
  openFiles: (name) => openBlobStore(`${name}-dev`),
  clock: () => new Date(),
};
pass();
await runBackup(deps, runId);
process.exit(0);
