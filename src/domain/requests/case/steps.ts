import { STEPS, type Step } from '#content/steps.ts';
import type { CaseState } from './shapes.ts';

/** Steps of a deal, which is kept for years (Spec §9). */
const OF_A_DEAL: readonly Step[] = ['termin', 'auftrag', 'abnahme', 'erledigt'];
export const isOfDeal = (step: Step): boolean => OF_A_DEAL.includes(step);

/** The usual next step; undefined after the last. */
export function nextStep(step: Step): Step | undefined {
  return step === 'erledigt' || step === 'abgesagt' ? undefined : STEPS[STEPS.indexOf(step) + 1];
}

interface Standing {
  state?: Pick<CaseState, 'step' | 'answeredAt'> | undefined;
  dealAt?: string | undefined;
}

/** Whether the reply clock runs, because nobody has answered. */
export const isWaiting = (standing: Standing): boolean =>
  stepOf(standing) === 'neu' && standing.state?.answeredAt === undefined;

/** The step of a request; 'auftrag' for a deal without a history. */
export const stepOf = ({ state, dealAt }: Standing): Step => state?.step ?? (dealAt === undefined ? 'neu' : 'auftrag');
