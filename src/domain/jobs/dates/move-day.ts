import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { addDays } from '#shared/format/berlin-day.ts';
import { DATE_DAYS, GAP_MIN_MINUTES, WORK_MINUTES } from '../limits.ts';
import { type Calendar, clashesOf } from './clashes.ts';
import { closeTo } from './date-lists.ts';
import { partOf, timeOf } from './day-plan.ts';
import { minutesOf } from './time-span.ts';

/** A date on its new day, at its hour; who is there then, and the nearest hour that is free. */
export interface PlacedDate {
  date: ListedDate;
  clash?: ListedDate | undefined;
  free?: string | undefined;
}

type Others = Omit<Calendar, 'id'>;

export const daysAfter = (day: string): string[] => Array.from({ length: DATE_DAYS }, (_, n) => addDays(day, n + 1));

/** Puts dates on another day. Those that keep their hour come first, because a free hour must suit them, too. */
export function placedOn(day: string, dates: readonly ListedDate[], { among }: Pick<Others, 'among'>): PlacedDate[] {
  const isMoving = new Set(dates.map(({ id }) => id));
  const others = among.filter((one) => one.day === day && !isMoving.has(one.id));
  const there = (date: ListedDate, taken: readonly ListedDate[]) => closeTo(date, { id: date.id, among: taken })[0];
  const placed = dates.map((date): PlacedDate => ({ date: { ...date, day }, clash: there({ ...date, day }, others) }));
  const taken = [...others, ...placed.flatMap(({ date, clash }) => (clash ? [] : [date]))];
  return placed.map((one) => {
    if (!one.clash) return one;
    const free = freeTimes(one.date).find((time) => !there({ ...one.date, time }, taken));
    if (free) taken.push({ ...one.date, time: free });
    return { ...one, free };
  });
}

/** The hours of a working day, and the half ones, nearest to a date's hour first. */
function freeTimes(date: ListedDate): string[] {
  const own = partOf(date)?.from ?? WORK_MINUTES.from;
  const steps = (2 * (WORK_MINUTES.until - WORK_MINUTES.from)) / GAP_MIN_MINUTES;
  return Array.from({ length: steps }, (_, n) => WORK_MINUTES.from + (n * GAP_MIN_MINUTES) / 2)
    .filter((from) => from + minutesOf(date) <= WORK_MINUTES.until)
    .sort((one, other) => Math.abs(one - own) - Math.abs(other - own))
    .map(timeOf);
}

/** Finds the first of the next days on which nothing speaks against any of the dates. */
export const proposedDay = (from: string, dates: readonly ListedDate[], calendar: Others): string | undefined =>
  daysAfter(from).find((day) =>
    dates.every((date) => clashesOf({ ...date, day }, { ...calendar, id: date.id }).length === 0),
  );
