import { REMINDED_BEFORE_END_MS } from '#config/limits.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { REMINDED_UNTIL_AFTER_END_MS } from './limits.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';

export const REMINDERS = ['reminder', 'last-reminder'] as const;
export type Reminder = (typeof REMINDERS)[number];

export const REMINDED_UNTIL_MS = REPLY_WITHIN_MS + REMINDED_UNTIL_AFTER_END_MS;

export interface Waits {
  /** When the promised hours begin. */
  promisedFrom: Date;
  told: readonly Reminder[];
}

const momentOf = ({ promisedFrom }: Waits, reminder: Reminder) =>
  promisedFrom.getTime() + REPLY_WITHIN_MS - REMINDED_BEFORE_END_MS[reminder];

/** Returns the last reminder if both are due. */
export function dueReminder(request: Waits, now: Date): Reminder | undefined {
  if (now.getTime() >= request.promisedFrom.getTime() + REMINDED_UNTIL_MS) return undefined;
  const latest = REMINDERS.findLast((reminder) => now.getTime() >= momentOf(request, reminder));
  return latest && !request.told.includes(latest) ? latest : undefined;
}

/** Outside of quiet hours; undefined if none is to come. */
export function nextReminder(request: Waits, now: Date, quiet: QuietHours): Date | undefined {
  const next = REMINDERS.map((reminder) => momentOf(request, reminder)).find((moment) => moment > now.getTime());
  const at = dueReminder(request, now) ? now : next === undefined ? undefined : new Date(next);
  return at && (endOfQuiet(at, quiet) ?? at);
}
