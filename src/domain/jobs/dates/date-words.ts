import type { ListedDate, NextDate } from '#domain/requests/case/date-shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { shortGermanDate } from '#shared/format/german-date.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { dateTexts as texts } from './texts.ts';

export const clockTime = (time: string): string => time.replace(/^0/, '');

/** 'Di, 24.11., 9:00', without the current year. */
export function whenOf({ day, time }: Pick<NextDate, 'day' | 'time'>, now: Date): string {
  const date = new Date(day);
  const year = day.slice(0, 4);
  const isThisYear = berlinDay(now).startsWith(year);
  const written = `${texts.weekdays[date.getUTCDay()]}, ${shortGermanDate(date)}${isThisYear ? '' : year}`;
  return time ? `${written}, ${clockTime(time)}` : written;
}

/** 'Besichtigung', 'Arbeit, 4 Stunden'. */
export const whatOf = ({ what, hours }: Pick<NextDate, 'what' | 'hours'>): string =>
  [labelOf(texts.kinds, what), hours && texts.hours(hours)].filter(Boolean).join(', ');

/** 'Di, 24.11., 9:00 Besichtigung'. */
export const wordsOfDate = (date: NextDate, now: Date): string => `${whenOf(date, now)} ${whatOf(date)}`;

const nearOf = (day: string, now: Date) => {
  const today = berlinDay(now);
  return day === today ? texts.today : day === addDays(today, 1) ? texts.tomorrow : undefined;
};

/** The heading of a day: 'Heute, Di 24.11.', 'Mi 25.11.'. */
export const dayOf = (day: string, now: Date): string =>
  [nearOf(day, now), shortDay(day, now)].filter(Boolean).join(', ');

/** 'Di 24.11.', without the current year. */
export const shortDay = (day: string, now: Date): string => whenOf({ day, time: undefined }, now).replace(',', '');

/** The words of a day to choose: 'Heute', 'Do 26.11.'. */
export const dayCell = (day: string, now: Date): string => nearOf(day, now) ?? shortDay(day, new Date(day));

const months = onFirstUse(() => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** 'Januar 2027'. */
export const monthOf = (day: string): string => months().format(new Date(day));

/** 'Heute, 13:00', 'Di, 24.11., 9:00'. */
export function nearDayOf(date: NextDate, now: Date): string {
  const near = nearOf(date.day, now);
  return near ? [near, date.time && clockTime(date.time)].filter(Boolean).join(', ') : whenOf(date, now);
}

/** A date in short, without its length: 'Heute, 9:00 Besichtigung', 'War Di, 24.11., 9:00 Besichtigung'. */
export function glanceOf(date: NextDate, now: Date): { words: string; isDue: boolean; isOver: boolean } {
  const today = berlinDay(now);
  const { day, what } = date;
  const words = `${nearDayOf(date, now)} ${labelOf(texts.kinds, what)}`;
  if (day >= today) return { words, isDue: day === today, isOver: false };
  const isDue = what === 'anruf';
  return { words: (isDue ? texts.overdue : texts.past)(words), isDue, isOver: !isDue };
}

/** 'Das wird eng: 9:30 Arbeit bei Hans'. */
export const wordsOfClose = (close: readonly ListedDate[]): string =>
  texts.close(
    close
      .map(({ time = '', what, name }) => texts.closeOne(clockTime(time), labelOf(texts.kinds, what), name))
      .join(', '),
  );
