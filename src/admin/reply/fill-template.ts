import { withdrawalLetter } from '#content/withdrawal.ts';
import { clockTime } from '#domain/jobs/dates/date-words.ts';
import { germanPrice } from '#domain/jobs/price.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { PLACEHOLDERS, replyTexts as texts } from './texts.ts';

export interface TemplateFacts {
  place?: string | undefined;
  state?: { date?: NextDate | undefined; priceCents?: number | undefined } | undefined;
}

const SENTENCE_END = /(?<=[.!?]) +(?=\p{Lu})/u;

/**
 * Fills a template, and leaves out a sentence with an unknown fact. A planned call and a past date count as unknown,
 * because neither is a promise to the customer.
 */
export function fillTemplate(template: string, { place, state }: TemplateFacts, now: Date): string {
  const date = state?.date;
  const isPromised = date && date.what !== 'anruf' && date.day >= berlinDay(now);
  const facts: Record<string, string | undefined> = {
    [PLACEHOLDERS.date]: isPromised ? wordsOfPromise(date) : undefined,
    [PLACEHOLDERS.place]: date?.place || place,
    [PLACEHOLDERS.price]: state?.priceCents ? germanPrice(state.priceCents) : undefined,
    [PLACEHOLDERS.withdrawal]: withdrawalLetter,
  };
  const names = Object.keys(facts);
  const fillSentence = (sentence: string) =>
    names.reduce((filled, name) => filled.replaceAll(name, () => facts[name] ?? ''), sentence);
  const isKnown = (sentence: string) => names.every((name) => facts[name] || !sentence.includes(name));
  const fillLine = (line: string) => line.split(SENTENCE_END).filter(isKnown).map(fillSentence).join(' ');
  return template
    .split('\n')
    .map(fillLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const longDay = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const wordsOfPromise = ({ day, time }: NextDate) => {
  const words = longDay.format(new Date(day));
  return time ? texts.at(words, clockTime(time)) : words;
};
