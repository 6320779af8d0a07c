import type { BackupStatus } from '#domain/backups/shapes.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { copyTexts } from './copy-texts.ts';
import { humanSize } from './human-size.ts';
import { COPY_ASKED_AFTER_MS } from './limits.ts';
import { backupsPageTexts, alertTexts as texts } from './texts.ts';

/** An alarm if something broke, else an invitation. */
export interface BackupNotice {
  isAlarm: boolean;
  sentence: string;
}

type Standing = Pick<BackupStatus, 'lastFailure' | 'isUpToDate' | 'isWeeklyOn' | 'isWeeklyLate' | 'lastBackup'>;

/** Undefined if all is well. */
export function backupNotice(status: Standing): BackupNotice | undefined {
  const { lastFailure, isUpToDate, isWeeklyOn, isWeeklyLate, lastBackup } = status;
  if (lastFailure) return { isAlarm: true, sentence: `${texts.failed} ${lastFailure.errorMessage}`.trim() };
  if (isUpToDate) return undefined;
  if (isWeeklyOn) {
    // The first weekly backup is not due yet.
    if (!isWeeklyLate) return undefined;
    return { isAlarm: true, sentence: lastBackup ? texts.overdue : texts.missing };
  }
  return { isAlarm: false, sentence: lastBackup ? texts.byHand : texts.invitation };
}

/** Undefined if all is well. */
export function copyNotice(
  { lastAt, trouble, tooLargeBytes }: BackupStatus['copies'],
  now: Date,
): BackupNotice | undefined {
  if (tooLargeBytes) {
    const isAsked = lastAt === null || now.getTime() - Date.parse(lastAt) >= COPY_ASKED_AFTER_MS;
    return isAsked ? { isAlarm: false, sentence: copyTexts.asked(humanSize(tooLargeBytes)) } : undefined;
  }
  return trouble ? { isAlarm: true, sentence: copyTexts.failed(trouble) } : undefined;
}

/** Returns the status with a sign beside it (ruling 37), or when the first weekly backup is due. */
export function freshnessOf(status: Standing & Pick<BackupStatus, 'nextBackup'>): { sign: string; words: string } {
  const { isUpToDate, isWeeklyOn, isWeeklyLate, lastBackup, lastFailure, nextBackup } = status;
  const { current, first, overdue, notSetUp } = backupsPageTexts;
  if (isUpToDate) return { sign: '✓', words: current };
  const isFirstAhead = isWeeklyOn && !isWeeklyLate && lastBackup === null && !lastFailure;
  if (isFirstAhead && nextBackup) return { sign: '', words: first(germanTime(new Date(nextBackup))) };
  return { sign: '!', words: isSetUp(status) ? overdue : notSetUp };
}

/** Whether the weekly run is on, or a backup was tried (ruling 37). */
export const isSetUp = ({
  isWeeklyOn,
  lastBackup,
  lastFailure,
}: Pick<BackupStatus, 'isWeeklyOn' | 'lastBackup' | 'lastFailure'>): boolean =>
  isWeeklyOn || lastBackup !== null || lastFailure !== null;
