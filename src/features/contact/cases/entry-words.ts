import { STEP_LABELS } from '#content/steps.ts';
import type { CaseEvent } from './contract.ts';
import { historyTexts } from './texts.ts';

const { kinds, ways } = historyTexts;

/** What an entry tells, in words. */
export function wordsOf({ kind, step, way, text }: CaseEvent): string {
  switch (kind) {
    case 'step':
      return kinds.step(STEP_LABELS[step ?? 'neu'], text);
    case 'answer':
      return kinds.answer(way && ways[way]);
    case 'note':
      return kinds.note(text ?? '');
    default:
      return kinds[kind];
  }
}

/** What the owner did by a tap or a word; what the bin does has its own way back. */
export const canBeUndone = ({ kind }: CaseEvent): boolean => kind === 'step' || kind === 'answer' || kind === 'note';
