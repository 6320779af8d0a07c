import { MINUTE_MS } from '#config/limits.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import { DATE_MINUTES } from '../limits.ts';

/** The length of a date in minutes: as chosen, or the usual one. A retired kind takes as long as a visit. */
export const minutesOf = ({ what, hours }: NextDate): number =>
  hours ? hours * 60 : (DATE_MINUTES[what as keyof typeof DATE_MINUTES] ?? DATE_MINUTES.besichtigung);

export function spanOf(date: NextDate): { start: Date; end: Date } | undefined {
  const start = date.time && berlinMoment(date.day, date.time);
  return start ? { start, end: new Date(start.getTime() + minutesOf(date) * MINUTE_MS) } : undefined;
}
