import { HOUR_MS } from '#config/limits.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import type { CloseDate, NextDate } from './shapes.ts';

const timeOf = ({ day, time }: Partial<NextDate>) => day && time && berlinMoment(day, time)?.getTime();

/** Finds the dates of other requests less than an hour from this one; a day without a time is close to none. */
export function closeTo(
  date: Partial<NextDate>,
  { id, among }: { id: string; among: readonly CloseDate[] },
): CloseDate[] {
  const at = timeOf(date);
  if (!at) return [];
  return among.filter((other) => {
    const time = other.id !== id && timeOf(other);
    return time && Math.abs(time - at) < HOUR_MS;
  });
}
