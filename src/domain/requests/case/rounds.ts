import { holding, type Move } from '../holding.ts';
import { isEnd, stepAfter } from './steps.ts';

/**
 * Splits the holding entries of a request into rounds: a job's date after the end opens the next one. If it is removed
 * in time, the end holds again, and the round is left out.
 */
export function roundsOf<E extends Move>(history: readonly E[]): E[][] {
  const rounds: E[][] = [[]];
  let current = 'neu';
  for (const entry of holding(history)) {
    const { kind, step, nextDate } = entry;
    if (isEnd(current) && nextDate && stepAfter(nextDate.what, current)) rounds.push([]);
    else if (kind !== 'step' && isEnd(step) && rounds.length > 1) rounds.pop();
    rounds.at(-1)?.push(entry);
    current = step ?? current;
  }
  return rounds;
}
