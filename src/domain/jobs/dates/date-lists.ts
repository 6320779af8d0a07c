import { HOUR_MS } from '#config/limits.ts';
import type { ListedDate, NextDate } from '#domain/requests/case/date-shapes.ts';
import { addDays, berlinDay, mondayOf } from '#shared/format/berlin-day.ts';
import { spanOf } from './time-span.ts';

/** Whether a date is in a list: today, this week until Sunday, all ahead. A planned call stays until it is made. */
export function isListed(
  { what, day }: Pick<NextDate, 'what' | 'day'>,
  list: 'today' | 'week' | 'dated',
  now: Date,
): boolean {
  const today = berlinDay(now);
  if (day < today) return what === 'anruf';
  if (list === 'today') return day === today;
  return list === 'dated' || day < addDays(mondayOf(now), 7);
}

export const byTime = (one: NextDate, other: NextDate): number => momentOf(one).localeCompare(momentOf(other));

const momentOf = ({ day, time = '' }: NextDate) => `${day} ${time}`;

/** Finds other requests' dates that overlap with this one; each takes an hour at least, because of the drive. */
export function closeTo(date: NextDate, { id, among }: { id: string; among: readonly ListedDate[] }): ListedDate[] {
  const own = takenBy(date);
  if (!own) return [];
  return among.filter((other) => {
    const taken = other.id !== id && takenBy(other);
    return taken && taken.from < own.until && own.from < taken.until;
  });
}

function takenBy(date: NextDate) {
  const span = spanOf(date);
  if (!span) return undefined;
  const from = span.start.getTime();
  return { from, until: Math.max(span.end.getTime(), from + HOUR_MS) };
}
