import { absenceOn, type DaysAway } from '#domain/absence/absence.ts';
import type { ListedDate, NextDate } from '#domain/requests/case/date-shapes.ts';
import { DATE_HOURS_OF_DAY, DATE_TIMES } from '../limits.ts';
import { closeTo } from './date-lists.ts';
import { wordsOfClose } from './date-words.ts';
import { publicHolidayOn } from './public-holidays.ts';
import { dateTexts as texts } from './texts.ts';

export interface Calendar {
  id: string;
  among: readonly ListedDate[];
  absences: readonly DaysAway[];
}

/** Lists in words what speaks against a date. It is never refused, because the owner may have a reason. */
export function clashesOf(date: NextDate, { absences, ...others }: Calendar): string[] {
  const { day, time } = date;
  const close = closeTo(date, others);
  const publicHoliday = publicHolidayOn(day);
  return [
    absenceOn(absences, day) && texts.absent,
    publicHoliday && texts.publicHoliday(publicHoliday),
    isSunday(day) && texts.sunday,
    time && (time < DATE_HOURS_OF_DAY.from || time >= DATE_HOURS_OF_DAY.until) && texts.night,
    close.length > 0 && wordsOfClose(close),
  ].filter((words): words is string => !!words);
}

export const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

/** Maps each usual time of a date's day to the name of a customer whose date is then. */
export const takenTimes = (date: NextDate, others: Omit<Calendar, 'absences'>): Map<string, string | undefined> =>
  new Map(DATE_TIMES.map((time) => [time, closeTo({ ...date, time }, others)[0]?.name]));
