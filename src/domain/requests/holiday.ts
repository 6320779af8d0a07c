import { HOLIDAY_TOLD_DAYS } from '#config/limits.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { holidayTexts as texts } from './texts.ts';

/** Company holidays: days in Germany as '2026-08-03', both included, and a sentence for visitors or ''. */
export interface Holiday {
  from: string;
  until: string;
  sentence: string;
}

export type HolidayDays = Pick<Holiday, 'from' | 'until'>;

/** Whether a day of the calendar lies in the holidays. */
export const isHoliday = (holiday: HolidayDays | undefined, day: string): boolean =>
  holiday !== undefined && holiday.from <= day && day <= holiday.until;

/** Whether a moment lies in the holidays. */
export const isOnHoliday = (holiday: Holiday | undefined, now: Date): holiday is Holiday =>
  isHoliday(holiday, berlinDay(now));

/** Returns the notice for visitors from some days before until the end, otherwise '': 'Vom 3. August bis 21. …'. */
export function holidayNote(holiday: Holiday | undefined, now: Date): string {
  const today = berlinDay(now);
  if (!holiday || holiday.until < today || addDays(holiday.from, -HOLIDAY_TOLD_DAYS) > today) return '';
  return holidaySentence(holiday);
}

/** 'Vom 3. August bis 21. August haben wir Betriebsferien.', with the owner's sentence. */
const holidaySentence = ({ from, until, sentence }: Holiday): string =>
  [texts.closed(dayWords(from), dayWords(until)), sentence].filter(Boolean).join(' ');

/** Returns the start of a request's promised hours: its arrival, or the end of the holidays that it arrives in. */
export function promiseBegins(createdAt: Date, holiday: Holiday | undefined): Date {
  if (!isOnHoliday(holiday, createdAt)) return createdAt;
  return berlinMoment(addDays(holiday.until, 1), '00:00') ?? createdAt;
}

const dayWords = (day: string) => words().format(new Date(day));
const words = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
