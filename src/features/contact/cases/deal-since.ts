import type { Step } from '#content/steps.ts';
import { isOfDeal } from './steps.ts';

/** An entry as far as it moves a request. */
interface Move {
  number: number;
  at: Date;
  step: Step | null;
  undoes: number | null;
}

/** Since when a request has been a deal without a break, by its history in order; undefined where it is none. */
export function dealSince(history: readonly Move[]): Date | undefined {
  const undone = new Set(history.map(({ undoes }) => undoes));
  let since: Date | undefined;
  for (const { number, step, at } of history) {
    if (step === null || undone.has(number)) continue;
    since = isOfDeal(step) ? (since ?? at) : undefined;
  }
  return since;
}
