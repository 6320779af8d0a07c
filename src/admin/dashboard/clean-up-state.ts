import type { CleanUpStatus } from '#features/clean-up/contract.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { dashboardTexts } from './texts.ts';

/** Whether the clean-up is in order, and since when in words. */
export function cleanUpState({ isWell, since }: CleanUpStatus): [boolean, string] {
  const { cleanUp } = dashboardTexts.state;
  if (since === null) return [isWell, cleanUp.never];
  return [isWell, isWell ? cleanUp.done(germanDateTime(since)) : cleanUp.unfinished(germanDateTime(since))];
}
