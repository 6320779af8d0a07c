/** `npm run backups`: on this machine's data directory, or the site's if NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { backupCommand, backupSentence, eraseAgain } from '#commands/backup-command.ts';
import { restoreFiles } from '#domain/backups/files.server.ts';
import { ERASURES } from '#domain/erasure/erasure-notes.server.ts';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { loadEnvFile, platformEnvironment } from '#platform/environment.ts';
import { becomeOwner, makeDataDir } from '#platform/owner-lock.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { type BlobStore, openBlobStore, storeName } from '#server/blobs.ts';
import type { DatabaseAddress } from '#server/db/database.ts';
import { refuseOldServer } from '#server/db/migrate.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { variableIn, variablesIn } from '#server/environment.ts';
import { plainDatabase } from './plain-database.ts';

loadEnvFile();
await using started = new AsyncDisposableStack();
/** By the words that name them. */
const opened = new Map<string, DatabaseAddress>();
try {
  const key = variablesIn(process.env, ['BACKUP_ENCRYPTION_KEY']).BACKUP_ENCRYPTION_KEY;
  const storage = { store: await openStore('backups'), key };
  console.log(
    await backupCommand(process.argv.slice(2), {
      storage,
      openTarget,
      openTrial,
      replayErasures: async (to, { store }) => {
        // The notes of erasures lie with the backups, the files with the database.
        const open = (purpose: string) => (purpose === ERASURES ? openStore(purpose) : openFiles(to, purpose));
        const files = await restoreFiles({ key, store }, open);
        return { files, ...(await eraseAgain(opened.get(to) as DatabaseAddress, open, key)) };
      },
    }),
  );
} catch (error) {
  console.error(backupSentence(error) ?? sentenceAbout(error) ?? (error as Error).message);
  process.exitCode = 1;
}
await started.disposeAsync();
process.exit();

async function openStore(purpose: string): Promise<BlobStore> {
  const [siteID, token] = ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'].map((name) => variableIn(process.env, name));
  if (siteID && token) return openBlobStore(storeName(purpose, 'production'), { siteID, token });
  return openLocalStore(platformEnvironment().dataDir, purpose);
}

function openFiles(to: string, name: string): Promise<BlobStore> {
  return isAddress(to) ? openStore(name) : openLocalStore(resolve(to), name);
}

async function openLocalStore(dataDir: string, purpose: string): Promise<BlobStore> {
  makeDataDir(dataDir);
  const blobs = await startBlobs(join(dataDir, 'blobs'));
  started.defer(blobs.stop);
  process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
  return openBlobStore(storeName(purpose, 'dev'));
}

function isAddress(to: string): boolean {
  return /^postgres(ql)?:/.test(to);
}

async function openTarget(to: string): Promise<SqlSession> {
  const dataDir = resolve(to);
  if (!isAddress(to)) started.defer(becomeOwner(dataDir, 'npm run backups').release);
  const database = await startDatabase(isAddress(to) ? to : undefined, join(dataDir, 'database'));
  started.defer(database.stop);
  opened.set(to, database);
  const session = await openSqlSession({ ...database, statementTimeoutMs: 0 });
  const [server] = await session.query<{ version: string }>("select current_setting('server_version') as version");
  refuseOldServer(server?.version);
  return session;
}

/** The role of a trial may run no program and read no file of this machine. */
async function openTrial(): Promise<SqlSession> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-trial-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const server = await openTarget(folder);
  const plain = await plainDatabase(server, opened.get(folder) as DatabaseAddress);
  await server.close();
  return openSqlSession({ ...plain, statementTimeoutMs: 0 });
}
