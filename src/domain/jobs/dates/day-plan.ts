import { MINUTE_MS } from '#config/limits.ts';
import type { ListedDate, NextDate } from '#domain/requests/case/date-shapes.ts';
import { GAP_MIN_MINUTES, WORK_MINUTES } from '../limits.ts';
import { minutesOf } from './time-span.ts';

export interface Minutes {
  from: number;
  until: number;
}

/** Computes the part of its day that a date takes; undefined for a date without a time. */
export function partOf(date: NextDate): Minutes | undefined {
  if (!date.time) return undefined;
  const from = minuteOf(date.time);
  return { from, until: from + minutesOf(date) };
}

export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Lists the free time of an hour and more in working hours: of the whole day, or from the first date to the last. */
export function gapsOf(dates: readonly NextDate[], within?: 'day'): Minutes[] {
  const parts = dates.flatMap((date) => partOf(date) ?? []).sort((one, other) => one.from - other.from);
  const isDay = within === 'day';
  let free = isDay ? WORK_MINUTES.from : Math.max(WORK_MINUTES.from, parts[0]?.from ?? Number.POSITIVE_INFINITY);
  const gaps: Minutes[] = [];
  for (const { from, until } of isDay ? [...parts, { from: WORK_MINUTES.until, until: 0 }] : parts) {
    const end = Math.min(from, WORK_MINUTES.until);
    if (end - free >= GAP_MIN_MINUTES) gaps.push({ from: free, until: end });
    free = Math.max(free, until);
  }
  return gaps;
}

export function sumOf(dates: readonly ListedDate[]) {
  const work = dates.filter(({ what }) => what === 'arbeit');
  return {
    count: dates.length,
    hours: dates.reduce((sum, date) => sum + (date.time ? minutesOf(date) : 0), 0) / 60,
    cents: work.reduce((sum, { cents = 0 }) => sum + cents, 0),
    unpriced: work.filter(({ cents }) => !cents).length,
  };
}

/** The hours that a week shows: the working day with an hour more, and all its dates. */
export function hoursOf(dates: readonly NextDate[]): Minutes {
  const parts = dates.flatMap((date) => partOf(date) ?? []);
  const from = Math.min(WORK_MINUTES.from, ...parts.map((part) => part.from));
  const until = Math.max(WORK_MINUTES.until, ...parts.map((part) => part.until));
  return { from: Math.floor(from / 60) * 60, until: Math.ceil(until / 60) * 60 + 60 };
}

/** Puts dates at one time side by side: where one begins in its column and how wide it is, as shares. */
export function laneOf<D extends NextDate>(date: D, dates: readonly D[]): { left: number; width: number } {
  const lanes: D[][] = [];
  for (const one of dates) {
    const free = lanes.find((lane) => !lane.some((other) => isBeside(one, other)));
    if (free) free.push(one);
    else lanes.push([one]);
  }
  if (!dates.some((other) => other !== date && isBeside(date, other))) return { left: 0, width: 1 };
  return { left: lanes.findIndex((lane) => lane.includes(date)) / lanes.length, width: 1 / lanes.length };
}

function isBeside(one: NextDate, other: NextDate): boolean {
  const [own, part] = [partOf(one), partOf(other)];
  return own !== undefined && part !== undefined && own.from < part.until && part.from < own.until;
}

export const hourWords = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60) % 24}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
};

export const timeOf = (minutes: number): string => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
