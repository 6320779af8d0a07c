import { isAhead } from '../dates/date-history.ts';
import type { NextDate } from '../dates/shapes.ts';
import type { Move } from '../holding.ts';
import { roundsOf } from './rounds.ts';
import { isOfDeal, rankOf } from './steps.ts';

/** Computes the start of a request's last deal from its history; undefined without one. */
export const dealSince = (history: readonly Move[]): Date | undefined =>
  roundsOf(history).reduce<Date | undefined>((since, round) => dealOf(round) ?? since, undefined);

/**
 * Computes the start of a round's unbroken deal. It starts with a step of a deal, or with a work date that was not
 * moved or removed before its day. A retired step changes nothing.
 */
function dealOf(round: readonly Move[]): Date | undefined {
  let isAtStep = false;
  let work: NextDate | undefined;
  let since: Date | undefined;
  for (const { kind, step, nextDate, at } of round) {
    if (step !== null && rankOf(step) >= 0) isAtStep = isOfDeal(step);
    const isDate = kind === 'date' || kind === 'undated';
    if (step === 'abgesagt' || (isDate && work && isAhead(work, at))) work = undefined;
    if (nextDate?.what === 'arbeit') work = nextDate;
    since = isAtStep || work ? (since ?? at) : undefined;
  }
  return since;
}
