import type { BackupStatus } from '#domain/backups/shapes.ts';
import { germanDateTime, germanTime } from '#shared/format/german-date.ts';
import type { Standing } from '#shared/ui/standing.ts';
import { copyTexts } from './copy-texts.ts';
import { humanSize } from './human-size.ts';
import { COPY_ASKED_AFTER_MS } from './limits.ts';
import { backupsPageTexts, alertTexts as texts } from './texts.ts';

/** What failed or is due comes first, then what is not set up, then the time of the last backup (ruling 3). */
export function backupStanding(status: BackupStatus, now: Date): Standing {
  const { isUpToDate, isWeeklyOn, lastBackup } = status;
  const alarm = alarmOf(status, now);
  if (alarm) return { mark: 'bad', words: alarm, to: { href: '/backups', words: texts.toBackups } };
  if (!isUpToDate && !isWeeklyOn) return { mark: 'open', words: lastBackup ? texts.byHand : texts.invitation };
  if (isUpToDate && lastBackup) return { mark: 'good', words: germanDateTime(lastBackup) };
  return { mark: 'open', words: freshnessOf(status).words };
}

function alarmOf(status: BackupStatus, now: Date): string | undefined {
  const { lastFailure, isUpToDate, isWeeklyLate, lastBackup, copies } = status;
  if (lastFailure) return `${texts.failed} ${lastFailure.errorMessage}`.trim();
  if (!isUpToDate && isWeeklyLate) return lastBackup ? texts.overdue : texts.missing;
  if (copies.tooLargeBytes)
    return isCopyDue(copies.lastAt, now) ? copyTexts.asked(humanSize(copies.tooLargeBytes)) : undefined;
  return copies.trouble ? copyTexts.failed(copies.trouble) : undefined;
}

const isCopyDue = (lastAt: string | null, now: Date) =>
  lastAt === null || now.getTime() - Date.parse(lastAt) >= COPY_ASKED_AFTER_MS;

/** Returns the badge (ruling 37), or when the first weekly backup is due. */
export function freshnessOf(status: Omit<BackupStatus, 'copies'>): { sign: string; words: string; isBroken: boolean } {
  const { isUpToDate, isWeeklyOn, isWeeklyLate, lastBackup, lastFailure, nextBackup } = status;
  const { current, first, overdue, notSetUp } = backupsPageTexts;
  const isBroken = lastFailure !== null || isWeeklyLate;
  if (isUpToDate) return { sign: '✓', words: current, isBroken };
  if (!isBroken && lastBackup === null && isWeeklyOn && nextBackup)
    return { sign: '', words: first(germanTime(new Date(nextBackup))), isBroken };
  const isSetUp = isWeeklyOn || lastBackup !== null || lastFailure !== null;
  return { sign: '!', words: isSetUp ? overdue : notSetUp, isBroken };
}
