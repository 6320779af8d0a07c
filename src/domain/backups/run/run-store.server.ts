import { sql } from 'kysely';
import { BACKUP_DEAD_MS, BACKUP_SILENT_MS, BACKUP_STALE_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { BackupType } from '../archive/manifest.ts';
import { failureTexts } from '../texts.ts';

/** An arbitrary number for PostgreSQL's advisory lock: one start at a time. */
const START_LOCK = 20_260_301;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Closes runs without heartbeat and stale runs as failed. Returns how many. */
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

/** Starts a manual run and returns its id; undefined while another run is alive. */
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

/** Starts a week's run and returns its id; undefined if the week has one that did not fail. */
export async function startWeeklyRun(db: Db, dueAt: Date, now: Date): Promise<string | undefined> {
  const row = await db
    .insertInto('backupLogs')
    .values({ backupType: 'weekly', dueAt, createdAt: now })
    // The unique index on `due_at` lets one through (migration 0003).
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A run with its current attempt. */
export interface ClaimedRun {
  id: string;
  type: BackupType;
  createdAt: Date;
  attempt: number;
}

/** Claims a new run, or one whose worker died. Undefined if it has ended, is stale, or has a fresh heartbeat. */
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

/** Writes the end. Returns false if the run was taken over or closed meanwhile. */
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

/** Closes a run that could not be started. */
export async function failRun(db: Db, id: string, errorMessage: string, now: Date): Promise<void> {
  await db
    .updateTable('backupLogs')
    .set({ status: 'failed', errorMessage, finishedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Returns the pending ones of these runs. */
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

/** Clears the paths of removed files. */
export async function forgetFiles(db: Db, filePaths: readonly string[]): Promise<void> {
  if (filePaths.length === 0) return;
  await db
    .updateTable('backupLogs')
    .set({ filePath: null })
    .where('filePath', 'in', [...filePaths])
    .execute();
}
