import type { Step } from '#content/steps.ts';
import { isAhead } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { holding } from '../holding.ts';
import { isOfDeal } from './steps.ts';

/** An entry as far as it moves a request. */
interface Move {
  number: number;
  at: Date;
  kind: string;
  step: Step | null;
  nextDate: NextDate | null;
  undoes: number | null;
}

/**
 * Since when a request has been a deal without a break, by its history in order; undefined where it is none. A step of a
 * deal makes one, and so does a date for the work. A work date that is moved or taken away before its day made none.
 */
export function dealSince(history: readonly Move[]): Date | undefined {
  let isAtStep = false;
  let work: NextDate | undefined;
  let since: Date | undefined;
  for (const { kind, step, nextDate, at } of holding(history)) {
    if (step !== null) isAtStep = isOfDeal(step);
    const isDate = kind === 'date' || kind === 'undated';
    if (step === 'abgesagt' || (isDate && work && isAhead(work, at))) work = undefined;
    if (nextDate?.what === 'arbeit') work = nextDate;
    since = isAtStep || work ? (since ?? at) : undefined;
  }
  return since;
}
