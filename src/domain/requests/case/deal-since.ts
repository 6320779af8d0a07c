import { isAhead } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import { holding, type Move } from '../holding.ts';
import { isOfDeal } from './steps.ts';

/**
 * Computes the start of a request's unbroken deal from its history; undefined without one. A deal starts with a step of
 * a deal, or with a work date that was not moved or removed before its day.
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
