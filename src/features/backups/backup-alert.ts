import type { BackupStatus } from './contract.ts';
import { alertTexts } from './texts.ts';

/** What the owner has to know of the backups at a glance, undefined when all is well. */
export function backupAlert({ lastFailure, isUpToDate, lastBackup }: BackupStatus): string | undefined {
  if (lastFailure) return `${alertTexts.failed} ${lastFailure.errorMessage}`.trim();
  if (isUpToDate) return undefined;
  return lastBackup === null ? alertTexts.never : alertTexts.overdue;
}
