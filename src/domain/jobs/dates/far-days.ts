import { addDays } from '#shared/format/berlin-day.ts';
import { FAR_WEEKS } from '../limits.ts';
import { isSunday } from './clashes.ts';
import { monthOf } from './date-words.ts';
import { publicHolidayOn } from './public-holidays.ts';

/** What to promise for a day so far away that nobody knows the hour: a call in its month; undefined for nearer days. */
export function farCall(day: string, today: string): { day: string; month: string } | undefined {
  if (!day || day < addDays(today, 7 * FAR_WEEKS)) return undefined;
  const month = Array.from({ length: 7 }, (_, n) => addDays(`${day.slice(0, 7)}-01`, n));
  const isOpen = (one: string) => !isSunday(one) && new Date(one).getUTCDay() !== 6 && !publicHolidayOn(one);
  const first = month.find(isOpen);
  const isNextYears = day.slice(5, 7) === today.slice(5, 7);
  return !first ? undefined : { day: first, month: isNextYears ? monthOf(day) : monthOf(day).replace(/ \d+$/, '') };
}
