import { HOUR_MS } from '#config/limits.ts';
import { addDays, berlinDay, berlinMoment, mondayOf } from '#shared/format/berlin-day.ts';
import type { CloseDate, NextDate } from './shapes.ts';

/** Whether a date is in a list: today, this week until Sunday, all ahead. A planned call stays until it is made. */
export function isListed({ what, day }: NextDate, list: 'today' | 'week' | 'dated', now: Date): boolean {
  const today = berlinDay(now);
  if (day < today) return what === 'anruf';
  if (list === 'today') return day === today;
  return list === 'dated' || day < addDays(mondayOf(now), 7);
}

/** Sorts dates by time; a day without a time comes first. */
export const byTime = (one: NextDate, other: NextDate): number => momentOf(one).localeCompare(momentOf(other));

const momentOf = ({ day, time = '' }: NextDate) => `${day} ${time}`;

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
