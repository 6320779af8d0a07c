import type { Step } from '#content/steps.ts';
import type { NextDate } from './contract.ts';

/** An entry of a history as far as dates go. */
interface Entry {
  number: number;
  kind: string;
  step: Step | null;
  undoes: number | null;
  nextDate: NextDate | null;
}

/** With the end of a request its date is off. */
export const ENDS: readonly Step[] = ['erledigt', 'abgesagt'];

/** The entries that set or took away a date and hold still, in order: the last one says which date there is. */
export function datesOf<E extends Entry>(history: readonly E[]): E[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(
    ({ number, kind, step }) =>
      !undone.has(number) && (kind === 'date' || kind === 'undated' || (step !== null && ENDS.includes(step))),
  );
}
