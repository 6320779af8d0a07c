import { addDays } from '#shared/format/berlin-day.ts';
import { DATE_DAYS } from '../limits.ts';

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
