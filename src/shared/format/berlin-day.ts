import { DAY_MS } from '#config/limits.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The day in Germany as '2026-11-21'. */
export const berlinDay = (time: Date): string => clock.format(time).slice(0, 10);

/** The hour of the day in Germany, 0 to 23. */
export const berlinHour = (time: Date): number => Number(clock.format(time).slice(11, 13));

/** The day so many days later (or earlier) in the calendar. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** `count` days that end with `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(last, n + 1 - count));
