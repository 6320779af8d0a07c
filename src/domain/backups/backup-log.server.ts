import type { Db } from '#server/db/schema/index.ts';
import { BACKUP_FRESH_MS, BACKUPS_LISTED } from './limits.ts';
import { nextDue } from './schedule.ts';
import type { Backup, BackupStatus } from './shapes.ts';
import { backupAnswers } from './texts.ts';

export const GOOD = ['success', 'completed'] as const;

export async function findBackups(db: Db): Promise<Backup[]> {
  const rows = await db
    .selectFrom('backupLogs')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(BACKUPS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.backupType,
    status: row.status,
    date: row.createdAt.toISOString(),
    size: row.fileSize === null ? null : Number(row.fileSize),
    errorMessage: row.errorMessage,
    proof: row.proof === 'proven' || row.proof === 'skipped' ? row.proof : null,
    proofNote: row.proofNote,
    isStored: row.filePath !== null,
  }));
}

export async function findStatus(db: Db, now: Date): Promise<Omit<BackupStatus, 'copies'>> {
  const weeklySince = await findWeeklySince(db);
  const columns = ['status', 'backupType', 'createdAt', 'errorMessage'] as const;
  const runs = await db.selectFrom('backupLogs').select(columns).orderBy('createdAt', 'desc').execute();
  const good = runs.filter(({ status }) => GOOD.some((one) => one === status));
  const last = good[0]?.createdAt ?? null;
  const lastWeekly = good.find(({ backupType }) => backupType === 'weekly')?.createdAt ?? null;
  const newest = runs.find(({ status }) => status !== 'pending');
  const isOld = (time: Date | null) => time === null || now.getTime() - time.getTime() >= BACKUP_FRESH_MS;
  return {
    weeklySchedule: weeklySince ? backupAnswers.schedule : backupAnswers.noSchedule,
    isWeeklyOn: weeklySince !== null,
    isWeeklyLate: weeklySince !== null && isOld(weeklySince) && isOld(last),
    isUpToDate: !isOld(last),
    totalBackups: runs.length,
    successfulBackups: good.length,
    lastBackup: iso(last),
    nextBackup: iso(weeklySince && nextDue(now)),
    lastWeeklyBackup: iso(lastWeekly),
    lastFailure:
      newest?.status === 'failed'
        ? { date: newest.createdAt.toISOString(), errorMessage: newest.errorMessage ?? '' }
        : null,
  };
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

export const findRun = (db: Db, id: string) =>
  db.selectFrom('backupLogs').select(['status', 'errorMessage']).where('id', '=', id).executeTakeFirst();

export async function findWeeklySince(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('backupSettings').select('weeklySince').executeTakeFirst();
  return row?.weeklySince ?? null;
}

/** Returns whether it was off. */
export async function turnWeeklyOn(db: Db, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backupSettings')
    .values({ weeklySince: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ weeklySince: now }).where('backupSettings.weeklySince', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns whether it was on. */
export async function turnWeeklyOff(db: Db): Promise<boolean> {
  const turningOff = db.updateTable('backupSettings').set({ weeklySince: null }).where('weeklySince', 'is not', null);
  return (await turningOff.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

export async function oldestStored(db: Db): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('backupLogs')
    .select(({ fn }) => fn.min('createdAt').$castTo<Date | null>().as('oldest'))
    .where('filePath', 'is not', null)
    .executeTakeFirstOrThrow();
  return oldest;
}
