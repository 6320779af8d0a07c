import { DAY_MS, HOUR_MS } from '#config/limits.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The day in Germany as '2026-11-21'. */
export const berlinDay = (time: Date): string => clock.format(time).slice(0, 10);

/** Day and time in Germany as '2026-11-21 08:15'. */
export const berlinClock = (time: Date): string => clock.format(time);

/** The hour of the day in Germany, 0 to 23. */
export const berlinHour = (time: Date): number => Number(clock.format(time).slice(11, 13));

/**
 * The moment of a day and a time ('2026-11-24', '09:00') by the clocks in Germany. In the night in which an hour comes
 * twice it is the first; undefined in the hour that the other night leaves out, and for what is no day or time.
 */
export function berlinMoment(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const isThere = (moment: Date) => clock.format(moment) === `${day} ${time}`;
  return [2, 1].map((hoursAhead) => new Date(asUtc - hoursAhead * HOUR_MS)).find(isThere);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day of the calendar, as '2026-11-24' is. The thirty-first of February is none. */
export const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

/** The day so many days later (or earlier) in the calendar. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** `count` days that end with `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(last, n + 1 - count));

/** The Monday of the week in which this instant lies, in Germany: '2026-11-16'. */
export function mondayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
