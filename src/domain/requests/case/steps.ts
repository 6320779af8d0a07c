import { STEPS, type Step } from '#content/steps.ts';
import type { CaseState } from './shapes.ts';

/** A request with one of these became a deal: it is kept for years instead of months (Spec §9). */
const OF_A_DEAL: readonly Step[] = ['termin', 'auftrag', 'abnahme', 'erledigt'];
export const isOfDeal = (step: Step): boolean => OF_A_DEAL.includes(step);

/** The step that usually comes next; undefined where the way has ended. */
export function nextStep(step: Step): Step | undefined {
  return step === 'erledigt' || step === 'abgesagt' ? undefined : STEPS[STEPS.indexOf(step) + 1];
}

/** A request as far as it says where it stands. */
interface Standing {
  state?: Pick<CaseState, 'step' | 'answeredAt'> | undefined;
  dealAt?: string | undefined;
}

/** Whether its first answer is still to come: until then the reply clock runs. */
export const isWaiting = (standing: Standing): boolean =>
  stepOf(standing) === 'neu' && standing.state?.answeredAt === undefined;

/** Where a request stands. One that a release before the steps marked as a deal has no entry that says so. */
export const stepOf = ({ state, dealAt }: Standing): Step => state?.step ?? (dealAt === undefined ? 'neu' : 'auftrag');
