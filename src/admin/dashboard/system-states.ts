import { isSetUp } from '#admin/backups/backup-notice.ts';
import type { NotificationState } from '#admin/notifications/contract.ts';
import type { PushState } from '#admin/notifications/push/contract.ts';
import type { CleanUpStatus } from '#admin/status/contract.ts';
import { DAY_MS } from '#config/limits.ts';
import type { BackupStatus } from '#domain/backups/shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDateTime, germanTime } from '#shared/format/german-date.ts';
import { dashboardTexts } from './texts.ts';

/** 'open' means not set up yet, which is no fault. */
export type StateMark = 'good' | 'bad' | 'open' | 'checking';
export type State = [mark: StateMark, word: string];
export type StatePart = keyof typeof dashboardTexts.statusLabels;

/** Sums up all states in one line: the faults, or else the health and the parts that are not set up. */
export function sumOfStates(states: Record<StatePart, State>, checkedAt: Date): { mark: StateMark; words: string } {
  const { sum, statusLabels } = dashboardTexts;
  const labelsOf = (mark: StateMark) =>
    (Object.keys(states) as StatePart[]).filter((part) => states[part][0] === mark).map((part) => statusLabels[part]);
  const [bad, open] = [labelsOf('bad'), labelsOf('open')];
  if (bad.length > 0) return { mark: 'bad', words: sum.bad(bad) };
  if (labelsOf('checking').length > 0) return { mark: 'checking', words: dashboardTexts.state.checking };
  const time = germanTime(checkedAt);
  return open.length > 0 ? { mark: 'open', words: sum.open(open, time) } : { mark: 'good', words: sum.good(time) };
}

/** Judges the backups: the time of the last one, or the fault (ruling 3); open without a weekly run. */
export function backupState(
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure' | 'isUpToDate' | 'isWeeklyOn' | 'isWeeklyLate'>,
): State {
  const { state } = dashboardTexts;
  const { lastBackup, lastFailure, isUpToDate, isWeeklyLate } = status;
  if (lastFailure) return ['bad', state.backupFailed];
  if (lastBackup !== null && isUpToDate) return ['good', germanDateTime(lastBackup)];
  if (!isSetUp(status)) return ['open', state.backupNotSetUp];
  return [isWeeklyLate ? 'bad' : 'open', lastBackup === null ? state.noBackup : state.backupOverdue];
}

/** Judges the clean-up, with the time since which this holds; open on a new site. */
export function cleanUpState({ isWell, since }: Pick<CleanUpStatus, 'isWell' | 'since'>): State {
  const { cleanUp } = dashboardTexts.state;
  if (since === null) return ['open', cleanUp.never];
  return isWell ? ['good', cleanUp.done(germanDateTime(since))] : ['bad', cleanUp.unfinished(germanDateTime(since))];
}

type Mails = Pick<NotificationState, 'isMailServerSet' | 'trouble' | 'lastSentAt' | 'provenAt'>;

/** Judges mail and push, which report new requests to the owner; an untried channel is open. */
export function notificationMark(mails: Mails, { devices }: Pick<PushState, 'devices'>): State {
  const texts = dashboardTexts.state.notifications;
  const isMailed = mails.isMailServerSet;
  if (isMailed && mails.trouble) return ['bad', texts.mailsFail];
  if (devices.some(({ isGone, trouble }) => isGone || trouble)) return ['bad', texts.deviceFails];
  const ways = [isMailed && texts.byMail, devices.length > 0 && texts.byDevices(devices.length)].filter((way) => way);
  if (ways.length === 0) return ['open', texts.none];
  const isProven = isMailed ? (mails.lastSentAt ?? mails.provenAt) : devices.some(({ acceptedAt }) => acceptedAt);
  return isProven ? ['good', ways.join(', ')] : ['open', texts.unproven(ways.join(', '))];
}

/** Counts the days since 1970 in Germany's time zone. */
const dayNumber = (time: Date) => Date.parse(berlinDay(time)) / DAY_MS;

/** Words the age of the last successful backup (ruling 2): 'Keine', 'Heute', 'Gestern', 'vor 3 Tagen'. */
export function lastBackupText(lastBackup: string | null, now: Date): string {
  const texts = dashboardTexts.lastBackup;
  if (lastBackup === null) return texts.none;
  const days = dayNumber(now) - dayNumber(new Date(lastBackup));
  if (days <= 0) return texts.today;
  return days === 1 ? texts.yesterday : texts.daysAgo(days);
}
