import { STEP_LABELS, STEPS, type Step } from '#content/steps.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { labelOf } from '#shared/format/label-of.ts';
import type { DATE_KINDS } from '#shared/stored-words.ts';

const OF_A_DEAL: readonly string[] = ['termin', 'auftrag', 'abnahme', 'erledigt'];
export const isOfDeal = (step: string): boolean => OF_A_DEAL.includes(step);

export const isEnd = (step: string | null): boolean => step === 'erledigt' || step === 'abgesagt';

export const stepLabel = (step: string): string => labelOf(STEP_LABELS, step);

export const rankOf = (step: string): number => STEPS.indexOf(step as Step);

/**
 * Returns the usual next step; undefined after the last. A deal is done next. A retired step counts as answered. A
 * regular customer's windows were looked at for the first job.
 */
export function nextStep(step: string, isRegular = false): Step | undefined {
  if (isEnd(step)) return undefined;
  if (isOfDeal(step)) return 'erledigt';
  if (isRegular && step === 'kontakt') return 'termin';
  return rankOf(step) < 0 ? 'besichtigung' : STEPS[rankOf(step) + 1];
}

export type Deed = 'price' | (typeof DATE_KINDS)[number];

/** The step that a deed makes; a planned call makes none. */
const STEP_BY_DEED: Record<string, Step> = { besichtigung: 'besichtigung', price: 'angebot', arbeit: 'termin' };

/**
 * Returns the step that a deed leads to; undefined if the request is there or beyond it. After the end a date begins
 * anew, but a price may be the one of the finished job.
 */
export function stepAfter(deed: string, current: string): Step | undefined {
  const step = STEP_BY_DEED[deed];
  const isAnew = isEnd(current) && deed !== 'price';
  return step && (isAnew || rankOf(step) > rankOf(current)) ? step : undefined;
}

/** Returns the deed that makes the step; its button then leads to the deed's form. */
export const deedOf = (step: Step): Deed | undefined =>
  (Object.keys(STEP_BY_DEED) as Deed[]).find((deed) => STEP_BY_DEED[deed] === step);

type Standing = Pick<StoredRequest, 'dealAt' | 'isRepeat'> & {
  state?: Pick<CaseState, 'step' | 'answeredAt'> | undefined;
};

/** Whether the reply clock runs, because nobody has answered this request or the one that it repeats. */
export const isWaiting = (standing: Standing): boolean =>
  stepOf(standing) === 'neu' && standing.state?.answeredAt === undefined && !standing.isRepeat;

export const stepOf = ({ state, dealAt }: Standing): string =>
  state?.step ?? (dealAt === undefined ? 'neu' : 'auftrag');
