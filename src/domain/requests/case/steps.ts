import { STEPS, type Step } from '#content/steps.ts';
import type { NextDate } from '../dates/shapes.ts';
import type { CaseState } from './shapes.ts';

/** Steps of a deal, which is kept for years (Spec §9). */
const OF_A_DEAL: readonly Step[] = ['termin', 'auftrag', 'abnahme', 'erledigt'];
export const isOfDeal = (step: Step): boolean => OF_A_DEAL.includes(step);

/** Returns the usual next step; undefined after the last. */
export function nextStep(step: Step): Step | undefined {
  return step === 'erledigt' || step === 'abgesagt' ? undefined : STEPS[STEPS.indexOf(step) + 1];
}

/** A price, or the kind of a date. */
type Deed = 'price' | NextDate['what'];

/** The step that a deed makes; a planned call makes none. */
const STEP_BY_DEED: Partial<Record<Deed, Step>> = { besichtigung: 'besichtigung', price: 'angebot', arbeit: 'termin' };

/** Returns the step that a deed leads to; undefined if the request is there, beyond it, or was declined. */
export function stepAfter(deed: Deed, current: Step): Step | undefined {
  const step = STEP_BY_DEED[deed];
  return step && STEPS.indexOf(step) > STEPS.indexOf(current) ? step : undefined;
}

/** Whether a deed makes the step; its button then leads to the deed's form. */
export const hasDeed = (step: Step): boolean => Object.values(STEP_BY_DEED).includes(step);

/** Whether a date of this kind shows the step, as 'Arbeit' does for 'Termin'. */
export const showsStep = (what: NextDate['what'], step: Step): boolean => STEP_BY_DEED[what] === step;

interface Standing {
  state?: Pick<CaseState, 'step' | 'answeredAt'> | undefined;
  dealAt?: string | undefined;
}

/** Whether the reply clock runs, because nobody has answered. */
export const isWaiting = (standing: Standing): boolean =>
  stepOf(standing) === 'neu' && standing.state?.answeredAt === undefined;

/** Returns the step of a request; 'auftrag' for a deal without a history. */
export const stepOf = ({ state, dealAt }: Standing): Step => state?.step ?? (dealAt === undefined ? 'neu' : 'auftrag');
