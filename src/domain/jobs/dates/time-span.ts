import { MINUTE_MS } from '#config/limits.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { DATE_MINUTES } from '../limits.ts';

/** The length of a date in minutes: as chosen, or the usual one. A retired kind takes as long as a visit. */
export const minutesOf = ({ what, hours }: NextDate): number =>
  hours ? hours * 60 : (DATE_MINUTES[what as keyof typeof DATE_MINUTES] ?? DATE_MINUTES.besichtigung);

export function spanOf(date: NextDate): { start: Date; end: Date } | undefined {
  const start = date.time && berlinMoment(date.day, date.time);
  return start ? { start, end: new Date(start.getTime() + minutesOf(date) * MINUTE_MS) } : undefined;
}

export const isAhead = ({ day, time }: NextDate, now: Date): boolean => {
  const moment = time && berlinMoment(day, time);
  return moment ? moment > now : day >= berlinDay(now);
};

export const isOver = (date: NextDate, now: Date): boolean => {
  const span = spanOf(date);
  return span ? span.end <= now : date.day < berlinDay(now);
};
