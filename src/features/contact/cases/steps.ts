import { STEPS, type Step } from '#content/steps.ts';

/** A request with one of these became a deal: it is kept for years instead of months (Spec §9). */
const OF_A_DEAL: readonly Step[] = ['auftrag', 'abnahme', 'erledigt'];
export const isOfDeal = (step: Step): boolean => OF_A_DEAL.includes(step);

/** The step that usually comes next; undefined where the way has ended. */
export function nextStep(step: Step): Step | undefined {
  return step === 'erledigt' || step === 'abgesagt' ? undefined : STEPS[STEPS.indexOf(step) + 1];
}

/** Where a request stands. One that a release before the steps marked as a deal has no entry that says so. */
export const stepOf = ({ state, dealAt }: { state?: { step: Step } | undefined; dealAt?: string | undefined }): Step =>
  state?.step ?? (dealAt === undefined ? 'neu' : 'auftrag');
