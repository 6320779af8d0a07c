import { addDays } from '#shared/format/berlin-day.ts';
import { DATE_DAYS, FAR_WEEKS } from '../limits.ts';
import { isSunday } from './clashes.ts';
import { monthOf } from './date-words.ts';
import { publicHolidayOn } from './public-holidays.ts';

/**
 * Lists the days to choose from, all from Monday to Friday except that today, tomorrow and the day asked for are always
 * among them. Without that day they begin today, otherwise with its week.
 */
export function nearDays(today: string, around?: string): string[] {
  const monday = around && addDays(around, 1 - weekdayOf(around));
  const first = monday && monday > today ? monday : today;
  const isProposed = (day: string) => weekdayOf(day) <= 5 || day === around || (!around && day <= addDays(today, 1));
  return Array.from({ length: 2 * DATE_DAYS }, (_, later) => addDays(first, later))
    .filter(isProposed)
    .slice(0, DATE_DAYS);
}

const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

/** Returns the same weekday so many weeks after a job; later if that is not after today. */
export function dayAgain(day: string, weeks: number, today: string): string {
  const next = addDays(day, weeks * 7);
  return next > today ? next : dayAgain(next, 1, today);
}

/** What to promise for a day so far away that nobody knows the hour: a call in its month; undefined for nearer days. */
export function farCall(day: string, today: string): { day: string; month: string } | undefined {
  if (!day || day < addDays(today, 7 * FAR_WEEKS)) return undefined;
  const month = Array.from({ length: 7 }, (_, n) => addDays(`${day.slice(0, 7)}-01`, n));
  const isOpen = (one: string) => !isSunday(one) && new Date(one).getUTCDay() !== 6 && !publicHolidayOn(one);
  const first = month.find(isOpen);
  const isNextYears = day.slice(5, 7) === today.slice(5, 7);
  return !first ? undefined : { day: first, month: isNextYears ? monthOf(day) : monthOf(day).replace(/ \d+$/, '') };
}
