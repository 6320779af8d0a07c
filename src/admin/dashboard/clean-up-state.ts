import type { CleanUpStatus } from '#admin/status/clean-up-contract.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { StateMark } from './state-mark.ts';
import { dashboardTexts } from './texts.ts';

/** The mark for the clean-up, and since when in words; on a new site it is only open. */
export function cleanUpState({ isWell, since }: CleanUpStatus): [StateMark, string] {
  const { cleanUp } = dashboardTexts.state;
  if (since === null) return [isWell ? 'open' : 'bad', cleanUp.never];
  return isWell ? ['good', cleanUp.done(germanDateTime(since))] : ['bad', cleanUp.unfinished(germanDateTime(since))];
}
