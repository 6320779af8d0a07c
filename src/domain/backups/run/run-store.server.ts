import { BACKUP_STALE_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { BackupType } from '../archive/manifest.ts';
import { BACKUP_DEAD_MS, BACKUP_SILENT_MS } from '../limits.ts';
import { failureTexts } from '../texts.ts';

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** Closes runs without heartbeat and stale runs as failed. Returns their number. */
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

/** Undefined while another run is alive. Two at the same moment do no harm. */
export async function startManualRun(db: Db, adminId: string, now: Date): Promise<string | undefined> {
  const running = await db
    .selectFrom('backupLogs')
    .select('id')
    .where('status', '=', 'pending')
    .where(({ fn }) => fn.coalesce('heartbeatAt', 'createdAt'), '>', before(now, BACKUP_SILENT_MS))
    .executeTakeFirst();
  if (running) return undefined;
  const run = { backupType: 'manual', adminId, createdAt: now };
  const { id } = await db.insertInto('backupLogs').values(run).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Undefined if the week has a run that did not fail. */
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

export interface ClaimedRun {
  runId: string;
  type: BackupType;
  createdAt: Date;
}

/** Undefined if the run was claimed before, has ended, or is stale. */
export async function claimRun(db: Db, runId: string, now: Date): Promise<ClaimedRun | undefined> {
  const row = await db
    .updateTable('backupLogs')
    .set({ heartbeatAt: now })
    .where('id', '=', runId)
    .where('status', '=', 'pending')
    .where('heartbeatAt', 'is', null)
    .where('createdAt', '>', before(now, BACKUP_STALE_MS))
    .returning(['backupType', 'createdAt'])
    .executeTakeFirst();
  return row && { runId, type: row.backupType as BackupType, createdAt: row.createdAt };
}

export const beat = (db: Db, id: string, now: Date) =>
  db.updateTable('backupLogs').set({ heartbeatAt: now }).where('id', '=', id).execute();

export type RunEnd =
  | { status: 'success'; filePath: string; fileSize: number; proof: 'proven' }
  | { status: 'completed'; filePath: string; fileSize: number; proof: 'skipped'; proofNote: string }
  | { status: 'failed'; errorMessage: string };

/** Writes the end, also over that of a run that was called dead too soon, but never over a success. */
export const endRun = (db: Db, id: string, end: RunEnd, now: Date) =>
  db
    .updateTable('backupLogs')
    .set({ errorMessage: null, ...end, finishedAt: now })
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'failed'])
    .execute();

export async function pendingRuns(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('backupLogs').select('id').where('status', '=', 'pending').execute();
  return new Set(rows.map(({ id }) => id));
}

export const forgetFile = (db: Db, filePath: string) =>
  db.updateTable('backupLogs').set({ filePath: null }).where('filePath', '=', filePath).execute();
