import { type DaysAway, dayWords } from '#domain/absence/absence.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { REASONS, type Reason, spanTexts as texts } from './texts.ts';

/** 'Heute', 'Am 3. Dezember', 'Bis 6. Januar', 'Vom 24. Dezember bis 6. Januar'. */
export function spanWords({ from, until }: DaysAway, now: Date): string {
  const today = berlinDay(now);
  if (from <= today) return until === today ? texts.today : texts.until(dayWords(until));
  return from === until ? texts.on(dayWords(from)) : texts.span(dayWords(from), dayWords(until));
}

/** 'morgen, Samstag', '7. Januar': the day after the last one. */
export function returnWords({ until }: DaysAway, now: Date): string {
  const day = addDays(until, 1);
  if (until !== berlinDay(now)) return dayWords(day);
  return texts.tomorrow(new Date(day).toLocaleDateString('de-DE', { weekday: 'long', timeZone: 'UTC' }));
}

export const sentenceFor = (reason: Reason, days: DaysAway, now: Date): string =>
  texts[days.until === berlinDay(now) ? 'endsToday' : 'ends'](
    `${spanWords(days, now)} ${REASONS[reason][1]}`,
    returnWords(days, now),
  );

/** The reason that wrote a sentence; undefined for the owner's own words. */
export const reasonOf = (sentence: string): Reason | undefined =>
  (Object.keys(REASONS) as Reason[]).find((key) => sentence.includes(REASONS[key][1]) && sentence.endsWith(texts.end));
