import type { BackupStatus } from '#features/backups/contract.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { dashboardTexts } from './texts.ts';

/** Whether the backups are in order, and the word for it: the last one's time, or what is wrong (ruling 3). */
export function backupState(
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure' | 'isUpToDate'>,
): [boolean, string] {
  const { state } = dashboardTexts;
  const { lastBackup, lastFailure, isUpToDate } = status;
  if (lastFailure) return [false, state.backupFailed];
  if (lastBackup === null) return [false, state.noBackup];
  return isUpToDate ? [true, germanDateTime(lastBackup)] : [false, state.backupOverdue];
}
