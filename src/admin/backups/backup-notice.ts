import type { BackupStatus } from '#domain/backups/shapes.ts';
import { alertTexts as texts } from './texts.ts';

/** A sentence about the backups; an alarm says that something broke, anything else invites to do something. */
export interface BackupNotice {
  isAlarm: boolean;
  sentence: string;
}

type Standing = Pick<BackupStatus, 'lastFailure' | 'isUpToDate' | 'isWeeklyOn' | 'isWeeklyLate' | 'lastBackup'>;

/** What the owner has to know of the backups at a glance, undefined when all is well. */
export function backupNotice(status: Standing): BackupNotice | undefined {
  const { lastFailure, isUpToDate, isWeeklyOn, isWeeklyLate, lastBackup } = status;
  if (lastFailure) return { isAlarm: true, sentence: `${texts.failed} ${lastFailure.errorMessage}`.trim() };
  if (isUpToDate) return undefined;
  if (isWeeklyOn) {
    // Set up and not yet due: the first one comes by itself.
    if (!isWeeklyLate) return undefined;
    return { isAlarm: true, sentence: lastBackup ? texts.overdue : texts.missing };
  }
  return { isAlarm: false, sentence: lastBackup ? texts.byHand : texts.invitation };
}

/** Whether anybody has begun with backups: the weekly run is on, or a first one was tried (ruling 37). */
export const isSetUp = ({
  isWeeklyOn,
  lastBackup,
  lastFailure,
}: Pick<BackupStatus, 'isWeeklyOn' | 'lastBackup' | 'lastFailure'>): boolean =>
  isWeeklyOn || lastBackup !== null || lastFailure !== null;
