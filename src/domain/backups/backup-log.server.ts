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
  const [weeklySince, counts, newestEnd] = await Promise.all([
    findWeeklySince(db),
    countBackups(db),
    db
      .selectFrom('backupLogs')
      .select(['status', 'createdAt', 'errorMessage'])
      .where('status', '!=', 'pending')
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const { total, successful, last, lastWeekly } = counts;
  const isOld = (time: Date | null) => time === null || now.getTime() - time.getTime() >= BACKUP_FRESH_MS;
  return {
    weeklySchedule: weeklySince ? backupAnswers.schedule : backupAnswers.noSchedule,
    isWeeklyOn: weeklySince !== null,
    isWeeklyLate: weeklySince !== null && isOld(weeklySince) && isOld(last),
    isUpToDate: !isOld(last),
    totalBackups: total,
    successfulBackups: successful,
    lastBackup: iso(last),
    nextBackup: iso(weeklySince && nextDue(now)),
    lastWeeklyBackup: iso(lastWeekly),
    lastFailure:
      newestEnd?.status === 'failed'
        ? { date: newestEnd.createdAt.toISOString(), errorMessage: newestEnd.errorMessage ?? '' }
        : null,
  };
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

const countBackups = (db: Db) =>
  db
    .selectFrom('backupLogs')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll(), 'integer').as('total'),
      cast<number>(fn.countAll().filterWhere('status', 'in', GOOD), 'integer').as('successful'),
      fn.max('createdAt').filterWhere('status', 'in', GOOD).$castTo<Date | null>().as('last'),
      fn
        .max('createdAt')
        .filterWhere('status', 'in', GOOD)
        .filterWhere('backupType', '=', 'weekly')
        .$castTo<Date | null>()
        .as('lastWeekly'),
    ])
    .executeTakeFirstOrThrow();

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
