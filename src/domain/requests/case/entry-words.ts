import { STEP_LABELS, type Step } from '#content/steps.ts';
import { wordsOfDate } from '../dates/date-words.ts';
import { historyTexts } from './history-texts.ts';
import { germanPrice } from './price.ts';
import type { CaseEvent } from './shapes.ts';

const { kinds, ways } = historyTexts;

export function wordsOf({ kind, at, step, way, text, date, cents }: CaseEvent): string {
  switch (kind) {
    case 'step':
      return kinds.step(STEP_LABELS[step ?? 'neu'], text);
    case 'answer':
      return kinds.answer(way && ways[way]);
    case 'price':
      return withStep(cents ? kinds.price(germanPrice(cents)) : kinds.unpriced, step);
    case 'note':
      return kinds.note(text ?? '');
    case 'corrected':
      return kinds.corrected(text ?? '');
    case 'date':
      return withStep(kinds.date(date ? wordsOfDate(date, new Date(at)) : '', date?.place), step);
    default:
      return kinds[kind];
  }
}

/** Appends the step, because a date or price may have moved the request. */
const withStep = (words: string, step: Step | undefined) =>
  step ? historyTexts.movedTo(words, STEP_LABELS[step]) : words;

/** Whether an entry can be undone here; the bin has its own undo. */
export const canBeUndone = ({ kind }: CaseEvent): boolean =>
  ['step', 'answer', 'note', 'price', 'date', 'undated', 'kept'].includes(kind);
