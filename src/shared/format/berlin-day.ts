import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { onFirstUse } from './on-first-use.ts';

const clock = onFirstUse(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** Returns the day in Germany as '2026-11-21'. */
export const berlinDay = (time: Date): string => clock().format(time).slice(0, 10);

/** Returns day and time in Germany as '2026-11-21 08:15'. */
export const berlinClock = (time: Date): string => clock().format(time);

/** Returns the hour of the day in Germany, 0 to 23. */
export const berlinHour = (time: Date): number => Number(clock().format(time).slice(11, 13));

/**
 * Returns the moment of a German day and time ('2026-11-24', '09:00'). Takes the first of an hour that comes twice.
 * Undefined for a skipped hour and for an invalid day or time.
 */
export function berlinMoment(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const isThere = (moment: Date) => clock().format(moment) === `${day} ${time}`;
  return [2, 1].map((hoursAhead) => new Date(asUtc - hoursAhead * HOUR_MS)).find(isThere);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day of the calendar like '2026-11-24'; '2026-02-31' is none. */
export const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** Adds days to a day of the calendar; negative days subtract. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Lists `count` days that end with `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(last, n + 1 - count));

/** Returns the Monday of this instant's week in Germany: '2026-11-16'. */
export function mondayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
