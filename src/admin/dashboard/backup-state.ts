import { isSetUp } from '#admin/backups/is-set-up.ts';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { StateMark } from './state-mark.ts';
import { dashboardTexts } from './texts.ts';

/**
 * The mark for the backups, and the word for it: the last one's time, or what is wrong (ruling 3). Where no weekly
 * run is set up nothing is wrong, it is only open.
 */
export function backupState(
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure' | 'isUpToDate' | 'isWeeklyOn' | 'isWeeklyLate'>,
): [StateMark, string] {
  const { state } = dashboardTexts;
  const { lastBackup, lastFailure, isUpToDate, isWeeklyLate } = status;
  if (lastFailure) return ['bad', state.backupFailed];
  if (lastBackup !== null && isUpToDate) return ['good', germanDateTime(lastBackup)];
  if (!isSetUp(status)) return ['open', state.backupNotSetUp];
  return [isWeeklyLate ? 'bad' : 'open', lastBackup === null ? state.noBackup : state.backupOverdue];
}
