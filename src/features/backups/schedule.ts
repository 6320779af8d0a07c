import { BACKUP_HOUR, HOUR_MS } from '#config/limits.ts';
import { addDays, berlinDay, berlinHour } from '#shared/format/berlin-day.ts';

const DAYS_PER_WEEK = 7;

/** The Sunday 02:00 in Berlin at or before this instant (ruling 16). */
export function lastDue(now: Date): Date {
  const sunday = sundayOf(now);
  const due = dueOn(sunday);
  return due <= now ? due : dueOn(addDays(sunday, -DAYS_PER_WEEK));
}

/** The first Sunday 02:00 in Berlin after this instant. */
export function nextDue(now: Date): Date {
  const sunday = sundayOf(now);
  const due = dueOn(sunday);
  return due > now ? due : dueOn(addDays(sunday, DAYS_PER_WEEK));
}

/** '2026-03', the month in Berlin. */
export const berlinMonth = (instant: Date): string => berlinDay(instant).slice(0, 7);

/** The day in Berlin where it is a Sunday, else the Sunday before it. */
function sundayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -new Date(day).getUTCDay());
}

/**
 * 02:00 in Berlin on a day: 00:00 UTC in summer, 01:00 in winter. The night without 02:00 runs at 03:00 (01:00 UTC),
 * the night with two of them at the first.
 */
function dueOn(day: string): Date {
  const hoursInUtc = (hours: number) => new Date(Date.parse(`${day}T00:00:00Z`) + hours * HOUR_MS);
  const inSummer = hoursInUtc(BACKUP_HOUR - 2);
  return berlinHour(inSummer) === BACKUP_HOUR ? inSummer : hoursInUtc(BACKUP_HOUR - 1);
}
