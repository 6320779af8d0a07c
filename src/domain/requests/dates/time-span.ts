import { DATE_MINUTES, HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import type { NextDate } from './shapes.ts';

/** Computes start and end of a date with a time; undefined for a date with only a day. */
export function spanOf({ what, day, time, hours }: NextDate): { start: Date; end: Date } | undefined {
  const start = time && berlinMoment(day, time);
  if (!start) return undefined;
  // A retired kind takes as long as a visit.
  const usual = DATE_MINUTES[what as keyof typeof DATE_MINUTES] ?? DATE_MINUTES.besichtigung;
  const length = hours ? hours * HOUR_MS : usual * MINUTE_MS;
  return { start, end: new Date(start.getTime() + length) };
}
