import { STEP_LABELS } from '#content/steps.ts';
import { wordsOfDate } from '../dates/date-words.ts';
import type { CaseEvent } from './contract.ts';
import { historyTexts } from './texts.ts';

const { kinds, ways } = historyTexts;

/** What an entry tells, in words. */
export function wordsOf({ kind, at, step, way, text, date }: CaseEvent): string {
  switch (kind) {
    case 'step':
      return kinds.step(STEP_LABELS[step ?? 'neu'], text);
    case 'answer':
      return kinds.answer(way && ways[way]);
    case 'note':
      return kinds.note(text ?? '');
    case 'date':
      return kinds.date(date ? wordsOfDate(date, new Date(at)) : '', date?.place);
    default:
      return kinds[kind];
  }
}

/** What the owner did by a tap or a word; what the bin does has its own way back. */
export const canBeUndone = ({ kind }: CaseEvent): boolean =>
  ['step', 'answer', 'note', 'date', 'undated'].includes(kind);
