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

/** '2026-11-21', the day in Germany. */
export const berlinDay = (time: Date): string => clock().format(time).slice(0, 10);

/** '2026-11-21 08:15', the time in Germany. */
export const berlinClock = (time: Date): string => clock().format(time);

export const berlinHour = (time: Date): number => Number(clock().format(time).slice(11, 13));

/** Takes the first of an hour that comes twice. Undefined for a skipped hour and for an invalid day or time. */
export function berlinMoment(day: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const isThere = (moment: Date) => clock().format(moment) === `${day} ${time}`;
  return [2, 1].map((hoursAhead) => new Date(asUtc - hoursAhead * HOUR_MS)).find(isThere);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export const isDay = (text: string): boolean => DAY.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(last, n + 1 - count));

/** '2026-11-16', the Monday in Germany. */
export function mondayOf(instant: Date): string {
  const day = berlinDay(instant);
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
