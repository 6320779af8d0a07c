import { type Kysely, sql } from 'kysely';
import { BACKUP_DEAD_MS, BACKUP_SILENT_MS, BACKUP_STALE_MS } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { BackupType } from '../archive/manifest.ts';
import { failureTexts } from '../texts.ts';

type Db = Kysely<Database>;

/** An arbitrary number: PostgreSQL's advisory lock that lets one start at a time look and insert. */
const START_LOCK = 20_260_301;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Closes runs that never came to an end: begun and silent for too long, or far too old. Returns how many. */
export async function closeStaleRuns(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('backupLogs')
    .set({ status: 'failed', errorMessage: failureTexts.interrupted, finishedAt: now })
    .where('status', '=', 'pending')
    .where((where) =>
      where.or([
        where('heartbeatAt', '<', before(now, BACKUP_DEAD_MS)),
        where('createdAt', '<', before(now, BACKUP_STALE_MS)),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes a manual run; returns its id, or undefined while another run's heartbeat is fresh. */
export async function startManualRun(db: Db, adminId: string, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction);
    const running = await transaction
      .selectFrom('backupLogs')
      .select('id')
      .where('status', '=', 'pending')
      .where(({ fn }) => fn.coalesce('heartbeatAt', 'createdAt'), '>', before(now, BACKUP_SILENT_MS))
      .executeTakeFirst();
    if (running) return undefined;
    const { id } = await transaction
      .insertInto('backupLogs')
      .values({ backupType: 'manual', adminId, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Notes the run of a week; returns its id, or undefined when that week has one that is not failed. */
export async function startWeeklyRun(db: Db, dueAt: Date, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('backupLogs')
    .values({ backupType: 'weekly', dueAt, createdAt: now })
    // The unique index on `due_at` lets one in (migration 0003).
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A run that somebody works on. */
export interface ClaimedRun {
  id: string;
  type: BackupType;
  createdAt: Date;
  attempt: number;
}

/**
 * Takes a run on, also one whose worker died. Undefined when there is nothing to do: it has ended, is too old, or
 * the heartbeat of its worker is fresh.
 */
export async function claimRun(db: Db, id: string, now: Date): Promise<ClaimedRun | undefined> {
  const row = await db
    .updateTable('backupLogs')
    .set((set) => ({ attempt: set('attempt', '+', 1), heartbeatAt: now }))
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('createdAt', '>', before(now, BACKUP_STALE_MS))
    .where((where) =>
      where.or([where('heartbeatAt', 'is', null), where('heartbeatAt', '<', before(now, BACKUP_SILENT_MS))]),
    )
    .returning(['id', 'backupType', 'createdAt', 'attempt'])
    .executeTakeFirst();
  return row && { ...row, type: row.backupType as BackupType };
}

export const beat = (db: Db, { id, attempt }: ClaimedRun, now: Date) =>
  db.updateTable('backupLogs').set({ heartbeatAt: now }).where('id', '=', id).where('attempt', '=', attempt).execute();

/** How a run ended. */
export type RunEnd =
  | { status: 'success'; filePath: string; fileSize: number; proof: 'proven' }
  | { status: 'completed'; filePath: string; fileSize: number; proof: 'skipped'; proofNote: string }
  | { status: 'failed'; errorMessage: string };

/** Writes down the end. False when the run is no longer ours: taken over, or closed as interrupted. */
export async function finishRun(db: Db, { id, attempt }: ClaimedRun, end: RunEnd, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backupLogs')
    .set({ ...end, finishedAt: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For a run that could not even be started. */
export async function failRun(db: Db, id: string, errorMessage: string, now: Date): Promise<void> {
  await db
    .updateTable('backupLogs')
    .set({ status: 'failed', errorMessage, finishedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Which of these runs are under way. */
export async function pendingRuns(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('backupLogs')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'pending')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Notes that the rotation has removed these files. */
export async function forgetFiles(db: Db, filePaths: readonly string[]): Promise<void> {
  if (filePaths.length === 0) return;
  await db
    .updateTable('backupLogs')
    .set({ filePath: null })
    .where('filePath', 'in', [...filePaths])
    .execute();
}
