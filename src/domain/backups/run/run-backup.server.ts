import type { BlobStore } from '#server/blobs.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { DatabaseLocation } from '#server/db/driver.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { logError, logEvent } from '#server/log.ts';
import { openArchive, writeArchive } from '../archive/archive.server.ts';
import { ArchiveError } from '../archive/failures.ts';
import type { Archive } from '../archive/head.server.ts';
import type { BackupKey } from '../archive/seal.server.ts';
import { type ArchiveName, folderOf, removeArchive } from '../archive/stored-archives.server.ts';
import { copyFiles, type FileStore } from '../files.server.ts';
import { BACKUP_STATEMENT_TIMEOUT_MS } from '../limits.ts';
import { restoreAndCompare } from '../sql/restore.server.ts';
import { snapshotContents, snapshotSql } from '../sql/snapshot.server.ts';
import { failureTexts, fileHead, notProvenText } from '../texts.ts';
import { filePathOf, rotate } from './rotate.server.ts';
import { claimRun, endRun, type RunEnd } from './run-store.server.ts';
import type { openTrial } from './trial-database.server.ts';

export interface BackupDeps {
  db: Db;
  database: DatabaseLocation;
  store: BlobStore;
  key: BackupKey;
  openTrial: typeof openTrial;
  openFiles: (name: FileStore) => BlobStore;
  clock: () => Date;
}

/** A dead run stays pending until `closeDeadRuns`; the next removes its files. @throws if the end can't be written. */
export async function runBackup(deps: BackupDeps, runId: string): Promise<void> {
  const { db, store, clock } = deps;
  const run = await claimRun(db, runId, clock());
  if (!run) return;
  const end = await makeArchive(deps, run).catch((error) => failed(store, run, error));
  await endRun(db, runId, end, clock());
  logEvent({ event: 'backup', type: run.type, status: end.status });
  // The backup is safe; the next rotation retries.
  if (end.status !== 'failed') await rotate(db, store).catch((error) => logError('backup-rotation-failed', error));
}

async function makeArchive(deps: BackupDeps, run: ArchiveName): Promise<RunEnd> {
  const { database, key, openTrial } = deps;
  const store = withSentences(deps.store);
  const folder = folderOf(run);
  const session = await openSqlSession({ ...database, statementTimeoutMs: BACKUP_STATEMENT_TIMEOUT_MS });
  try {
    const sql = snapshotSql(session, fileHead(run.createdAt.toISOString()));
    await writeArchive({ store, key }, run, sql, () => snapshotContents(session));
  } finally {
    await session.close().catch(() => undefined);
  }
  // After the rows, so that each of them finds its file.
  await copyFiles({ store, key }, deps.openFiles);
  // Proves only bytes that the store returns.
  const archive = await openArchive({ store, folder, key });
  const outcome = await prove(archive, () => openTrial(database, run.runId));
  return { ...outcome, filePath: filePathOf(store, folder), fileSize: archive.bytes };
}

/** Without a database it only reads the backup. @throws ArchiveError if unreadable; BackupFailure if the data differ. */
async function prove(archive: Archive, openTrial: () => Promise<SqlSession>) {
  let trial: SqlSession;
  try {
    trial = await openTrial();
  } catch (error) {
    logError('backup-proof-not-available', error);
    for await (const _ of archive.sql);
    return { status: 'completed', proof: 'skipped', proofNote: notProvenText } as const;
  }
  try {
    const different = await restoreAndCompare(trial, archive).catch(say);
    if (different.length > 0) throw new BackupFailure(failureTexts.different(different.join(', ')));
    return { status: 'success', proof: 'proven' } as const;
  } finally {
    // The next rotation removes leftovers.
    await trial.close().catch((error) => logError('backup-trial-not-removed', error));
  }
}

function say(error: unknown): never {
  if (error instanceof ArchiveError || error instanceof BackupFailure || isDatabaseAway(error)) throw error;
  throw new BackupFailure(failureTexts.notRestorable, { cause: error });
}

/** `message` is the sentence for the owner. */
class BackupFailure extends Error {}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupFailure) return error.message;
  if (error instanceof ArchiveError) {
    const isKey = error.problem === 'wrong-key' || error.problem === 'key-missing';
    return isKey ? failureTexts.wrongKey : failureTexts.damaged;
  }
  return isDatabaseAway(error) ? failureTexts.databaseAway : failureTexts.unexpected;
}

const withSentences = (store: BlobStore): BlobStore => ({
  ...store,
  write: (key, bytes) => orSay(store.write(key, bytes), failureTexts.storeWrite),
  read: (key) => orSay(store.read(key), failureTexts.storeRead),
});

const orSay = <T>(work: Promise<T>, sentence: string): Promise<T> =>
  work.catch((error) => {
    throw new BackupFailure(sentence, { cause: error });
  });

/** Removes the files, because they could pass for a backup. */
async function failed(store: BlobStore, run: ArchiveName, error: Error): Promise<RunEnd> {
  logError('backup-failed', error.cause ?? error);
  await removeArchive(store, folderOf(run)).catch((left) => logError('backup-not-discarded', left));
  return { status: 'failed', errorMessage: sentenceOf(error) };
}
