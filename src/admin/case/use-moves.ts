import { STEP_LABELS, type Step } from '#content/steps.ts';
import { isOver } from '#domain/jobs/dates/moments.ts';
import { isOfDeal, isWaiting, nextStep, stepOf } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { stepTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

/** The step of a request and the next one, and what moves it; each offers an undo. */
export function useMoves(
  { id, name, state, dealAt }: Pick<StoredRequest, 'id' | 'name' | 'state' | 'dealAt'>,
  isRegular = false,
) {
  const { note } = useEntries({ id, state });
  const version = state?.version ?? 0;
  const step = stepOf({ state, dealAt });
  const isWorkOver = state?.date?.what === 'arbeit' && isOver(state.date, new Date()) && isOfDeal(step);
  return {
    step,
    next: isWorkOver ? 'erledigt' : nextStep(step, isRegular),
    isWorkOver,
    isWaiting: step === 'neu' && isWaiting({ state, dealAt }),
    answer: (way?: AnswerWay) => note({ kind: 'answer', version, way }, texts.wasAnswered(name), texts.undone(name)),
    // The toast names the chosen step, because another device may have moved the request further.
    move: (to: Step, reason?: string) =>
      note({ kind: 'step', step: to, version, text: reason }, texts.moved(name, STEP_LABELS[to]), texts.undone(name)),
  };
}
