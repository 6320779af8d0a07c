import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { berlinDay, daysBetween } from './berlin-day.ts';
import { onFirstUse } from './on-first-use.ts';

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto', style: 'short' }));

const HOURS_UNTIL_MS = 12 * HOUR_MS;
const DAYS_UNTIL = 60;
const DAYS_PER_MONTH = 30;

/** From ISO 8601: 'jetzt', 'vor 5 Min.', 'vor 3 Std.', 'gestern', 'vor 4 Tagen', 'vor 3 Monaten'. */
export function timeAgo(iso: string, now: Date): string {
  const moment = new Date(iso);
  const ms = Math.max(0, now.getTime() - moment.getTime());
  if (ms < MINUTE_MS) return relative().format(0, 'second');
  if (ms < HOUR_MS) return relative().format(-Math.floor(ms / MINUTE_MS), 'minute');
  const days = daysBetween(berlinDay(moment), berlinDay(now));
  if (days === 0 || ms < HOURS_UNTIL_MS) return relative().format(-Math.floor(ms / HOUR_MS), 'hour');
  if (days < DAYS_UNTIL) return relative().format(-days, 'day');
  return relative().format(-Math.floor(days / DAYS_PER_MONTH), 'month');
}
