import { BACKUP_HOUR, DAY_MS, HOUR_MS } from '#config/limits.ts';

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Day and hour on a clock in Berlin; months count from 1. */
function berlinTime(instant: Date): { year: number; month: number; day: number; hour: number } {
  const parts = berlin.formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { year: value('year'), month: value('month'), day: value('day'), hour: value('hour') };
}

/** '2026-03', the month in Berlin. */
export function berlinMonth(instant: Date): string {
  const { year, month } = berlinTime(instant);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The Sunday 02:00 in Berlin at or before this instant (ruling 16). */
export function lastDue(now: Date): Date {
  const today = berlinDay(now);
  const due = dueOn(today - new Date(today).getUTCDay() * DAY_MS);
  return due <= now ? due : dueOn(today - (7 + new Date(today).getUTCDay()) * DAY_MS);
}

/** The first Sunday 02:00 in Berlin after this instant. */
export function nextDue(now: Date): Date {
  const today = berlinDay(now);
  const sunday = today - new Date(today).getUTCDay() * DAY_MS;
  const due = dueOn(sunday);
  return due > now ? due : dueOn(sunday + 7 * DAY_MS);
}

/** The calendar day in Berlin, as midnight UTC of a day of that name. */
function berlinDay(instant: Date): number {
  const { year, month, day } = berlinTime(instant);
  return Date.UTC(year, month - 1, day);
}

/**
 * 02:00 in Berlin on a day given as midnight UTC: 00:00 UTC in summer, 01:00 in winter. The night without 02:00 runs
 * at 03:00 (01:00 UTC), the night with two of them at the first.
 */
function dueOn(day: number): Date {
  const inSummer = new Date(day + (BACKUP_HOUR - 2) * HOUR_MS);
  return berlinTime(inSummer).hour === BACKUP_HOUR ? inSummer : new Date(day + (BACKUP_HOUR - 1) * HOUR_MS);
}
