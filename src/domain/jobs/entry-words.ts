import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { wordsOfDate } from './dates/date-words.ts';
import { germanPrice } from './price.ts';
import { stepLabel } from './steps.ts';

const { kinds, marks, ways } = historyTexts;

export function wordsOf(entry: Exclude<NewEntry, { kind: 'undo' }>): string {
  switch (entry.kind) {
    case 'step':
      return kinds.step(stepLabel(entry.step), entry.text);
    case 'answer':
      return kinds.answer(entry.way && labelOf(ways, entry.way));
    case 'price':
      return entry.cents ? kinds.price(germanPrice(entry.cents)) : kinds.unpriced;
    case 'note':
      return entry.text;
    case 'told':
      return kinds.told(entry.isTold);
    case 'stays':
      return entry.text ? kinds.stays(entry.text) : kinds.staysNoMore;
    default:
      return marks[entry.kind];
  }
}

export const dateWords = (date: NextDate & { cents?: number | null }, now: Date): string =>
  kinds.date(wordsOfDate(date, now), date.place, date.cents ? germanPrice(date.cents) : undefined);
