import { addDays, berlinDay, mondayOf } from '#shared/format/berlin-day.ts';
import type { NextDate } from './shapes.ts';

/** The lists of dates: today's, this week's until Sunday, all that are ahead. */
export const DATE_LISTS = ['today', 'week', 'dated'] as const;
export type DateList = (typeof DATE_LISTS)[number];

/** Whether a date is in a list. A planned call stays until it is done, whatever the day. */
export function isListed({ what, day }: NextDate, list: DateList, now: Date): boolean {
  const today = berlinDay(now);
  if (day < today) return what === 'anruf';
  if (list === 'today') return day === today;
  return list === 'dated' || day < addDays(mondayOf(now), 7);
}

/** Sorts dates by time; a day without a time comes first. */
export const byTime = (one: NextDate, other: NextDate): number => momentOf(one).localeCompare(momentOf(other));

const momentOf = ({ day, time = '' }: NextDate) => `${day} ${time}`;
