import { labelOf } from '#shared/format/label-of.ts';
import { wordsOfDate } from '../dates/date-words.ts';
import { photoFileName } from '../photos/shapes.ts';
import { historyTexts } from './history-texts.ts';
import { germanPrice } from './price.ts';
import type { CaseEvent } from './shapes.ts';
import { stepLabel } from './steps.ts';

const { kinds, marks, ways } = historyTexts;

export function wordsOf({ kind, at, step, way, text, date, cents }: CaseEvent): string {
  switch (kind) {
    case 'step':
      return kinds.step(stepLabel(step ?? 'neu'), text);
    case 'answer':
      return kinds.answer(way && labelOf(ways, way));
    case 'price':
      return withStep(cents ? kinds.price(germanPrice(cents)) : kinds.unpriced, step);
    case 'note':
      return kinds.note(text ?? '');
    case 'stays':
      return text ? kinds.stays(text) : kinds.staysNoMore;
    case 'imported':
      return text ? kinds.lastJob(cents ? germanPrice(cents) : undefined) : marks.imported;
    case 'photo-removed':
    case 'consent':
    case 'consent-ended':
      return kinds[kind](photoFileName(text ?? ''));
    case 'corrected':
      return kinds.corrected(text ?? '');
    case 'date':
      return withStep(
        kinds.date(date ? wordsOfDate(date, new Date(at)) : '', date?.place, cents && germanPrice(cents)),
        step,
      );
    default:
      return labelOf(marks, kind);
  }
}

/** Appends the step, because a date or price may have moved the request. */
const withStep = (words: string, step: string | undefined) =>
  step ? historyTexts.movedTo(words, stepLabel(step)) : words;

/** Whether an entry can be undone here; the bin has its own undo. */
export const canBeUndone = ({ kind }: CaseEvent): boolean =>
  ['step', 'answer', 'note', 'price', 'date', 'undated', 'kept', 'stays', 'apart', 'paid', 'photo-removed'].includes(
    kind,
  );
