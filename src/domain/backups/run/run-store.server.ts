import { BACKUP_DEAD_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { ArchiveName } from '../archive/stored-archives.server.ts';
import { failureTexts } from '../texts.ts';

export const closeDeadRuns = (db: Db, now: Date) =>
  db
    .updateTable('backupLogs')
    .set({ status: 'failed', errorMessage: failureTexts.interrupted, finishedAt: now })
    .where('status', '=', 'pending')
    .where('createdAt', '<', new Date(now.getTime() - BACKUP_DEAD_MS))
    .execute();

/** Undefined while another run is pending. Two at the same moment do no harm. */
export async function startManualRun(db: Db, adminId: string, now: Date): Promise<string | undefined> {
  if ((await pendingRuns(db)).size > 0) return undefined;
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

/** Undefined if the run was claimed before, or has ended. */
export async function claimRun(db: Db, runId: string, now: Date): Promise<ArchiveName | undefined> {
  const row = await db
    .updateTable('backupLogs')
    .set({ heartbeatAt: now })
    .where('id', '=', runId)
    .where('status', '=', 'pending')
    .where('heartbeatAt', 'is', null)
    .returning(['backupType', 'createdAt'])
    .executeTakeFirst();
  return row && { runId, type: row.backupType as ArchiveName['type'], createdAt: row.createdAt };
}

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

export async function findNewestProven(db: Db): Promise<string | null | undefined> {
  const proven = db.selectFrom('backupLogs').select('filePath').where('proof', '=', 'proven');
  const newest = proven.where('filePath', 'is not', null).orderBy('createdAt', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.filePath;
}

export const forgetFile = (db: Db, filePath: string) =>
  db.updateTable('backupLogs').set({ filePath: null }).where('filePath', '=', filePath).execute();
