import {
  BACKUP_HEARTBEAT_MS,
  BACKUP_RUN_MAX_MS,
  BACKUP_STALE_MS,
  BACKUP_STATEMENT_TIMEOUT_MS,
  MINUTE_MS,
} from '#config/limits.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { DatabaseLocation } from '#server/db/driver.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { logError, logEvent } from '#server/log.ts';
import { folderOf, PROOF_FILE } from '../archive/archive-names.ts';
import type { Manifest, Proof } from '../archive/manifest.ts';
import { readArchive, readManifest } from '../archive/read-archive.server.ts';
import type { BackupKey } from '../archive/seal.server.ts';
import { removeArchive } from '../archive/stored-archives.server.ts';
import { writeArchive } from '../archive/write-archive.server.ts';
import { snapshot } from '../sql/snapshot.server.ts';
import { failureTexts, fileHead } from '../texts.ts';
import { BackupFailure, sentenceOf, withSentences } from './backup-failure.server.ts';
import { type ProofOutcome, prove } from './prove.server.ts';
import { filePathOf, rotate } from './rotate.server.ts';
import { beat, type ClaimedRun, claimRun, finishRun, type RunEnd } from './run-store.server.ts';
import type { openTrial } from './trial-database.server.ts';

export interface BackupDeps {
  db: Db;
  database: DatabaseLocation;
  store: BlobStore;
  key: BackupKey;
  openTrial: typeof openTrial;
  clock: () => Date;
}

/**
 * Makes the backup of a row in backup_logs, and writes its end into the row. After a crash it starts anew in another
 * folder. @throws only if the end can't be written; the platform then retries.
 */
export async function runBackup(deps: BackupDeps, runId: string): Promise<void> {
  const { db, clock } = deps;
  const run = await claimRun(db, runId, clock());
  if (!run) return;
  const archive = archiveOf(deps, run);
  const heartbeat = setInterval(() => beat(db, run, clock()).catch(() => undefined), BACKUP_HEARTBEAT_MS);
  let end: RunEnd;
  try {
    end = await archive.make();
  } catch (error) {
    logError('backup-failed', (error as Error).cause ?? error);
    end = { status: 'failed', errorMessage: sentenceOf(error) };
  } finally {
    clearInterval(heartbeat);
  }
  const isOurs = await finishRun(db, run, end, clock());
  logEvent({ event: 'backup', type: run.type, status: isOurs ? end.status : 'taken over' });
  if (!isOurs || end.status === 'failed') await archive.discard();
  else await tidy(deps);
}

function archiveOf({ database, store: rawStore, key, openTrial, clock }: BackupDeps, run: ClaimedRun) {
  const store = withSentences(rawStore);
  const name = { type: run.type, createdAt: run.createdAt, runId: run.id, attempt: run.attempt };
  const folder = folderOf(name);
  const deadline = deadlineOf(run, clock());
  return {
    async make(): Promise<RunEnd> {
      const session = await openSqlSession({ ...database, statementTimeoutMs: BACKUP_STATEMENT_TIMEOUT_MS });
      try {
        const sql = snapshot(session, fileHead(run.createdAt.toISOString()));
        await writeArchive({ store, name, key }, until(deadline, clock, sql));
      } finally {
        await session.close().catch(() => undefined);
      }
      // Proves only bytes that the store returns.
      const source = { store, folder, key };
      const manifest = await readManifest(source);
      const read = until(deadline, clock, readArchive(source, manifest));
      const outcome = await prove(manifest, read, () => openTrial(database, run.id));
      if (outcome.proof === 'proven') await store.write(`${folder}/${PROOF_FILE}`, proofOf(manifest, clock()));
      return endOf(outcome, { filePath: filePathOf(store, folder), fileSize: sizeOf(manifest) });
    },

    async discard(): Promise<void> {
      try {
        await removeArchive(rawStore, { folder, keys: await rawStore.list(`${folder}/`) });
      } catch (error) {
        // The next rotation removes the rest.
        logError('backup-not-discarded', error);
      }
    },
  };
}

const endOf = (outcome: ProofOutcome, file: { filePath: string; fileSize: number }): RunEnd =>
  outcome.proof === 'proven'
    ? { status: 'success', ...file, ...outcome }
    : { status: 'completed', ...file, ...outcome };

const sizeOf = ({ parts }: Manifest): number => parts.reduce((total, { bytes }) => total + bytes, 0);

const proofOf = ({ tables }: Manifest, now: Date): Buffer => {
  const proof: Proof = { provenAt: now.toISOString(), rows: tables.reduce((total, { rows }) => total + rows, 0) };
  return Buffer.from(JSON.stringify(proof));
};

/** Ends before the platform's time-out, and before the run counts as stale. */
function deadlineOf({ createdAt }: ClaimedRun, now: Date): Date {
  return new Date(Math.min(now.getTime() + BACKUP_RUN_MAX_MS, createdAt.getTime() + BACKUP_STALE_MS - MINUTE_MS));
}

/** Passes on pieces until the deadline. @throws BackupFailure after it. */
async function* until<T, R>(deadline: Date, clock: () => Date, pieces: AsyncGenerator<T, R>): AsyncGenerator<T, R> {
  try {
    let piece = await pieces.next();
    for (; !piece.done; piece = await pieces.next()) {
      if (clock() > deadline) throw new BackupFailure(failureTexts.tooSlow);
      yield piece.value;
    }
    return piece.value;
  } finally {
    await pieces.return(undefined as R).catch(() => undefined);
  }
}

async function tidy({ db, store }: BackupDeps): Promise<void> {
  try {
    await rotate(db, store);
  } catch (error) {
    // The backup is safe; the next rotation retries.
    logError('backup-rotation-failed', error);
  }
}
