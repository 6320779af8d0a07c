import type { Step } from '#content/steps.ts';
import { isAhead } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { holding } from '../holding.ts';
import { isOfDeal } from './steps.ts';

/** The part of an entry that can make a deal. */
interface Move {
  number: number;
  at: Date;
  kind: string;
  step: Step | null;
  nextDate: NextDate | null;
  undoes: number | null;
}

/**
 * Computes since when a request has been a deal without a break, from its history in order; undefined if it is none.
 * A step of a deal makes one, and so does a work date, unless it was moved or removed before its day.
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
