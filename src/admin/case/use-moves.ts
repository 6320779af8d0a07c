import { useRef, useState } from 'react';
import { STEP_LABELS, type Step } from '#content/steps.ts';
import { isOver } from '#domain/jobs/dates/time-span.ts';
import { isOfDeal, isWaiting, nextStep, stepOf } from '#domain/jobs/steps.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { stepTexts as texts } from './texts.ts';
import { useEntries } from './use-entries.ts';

const STEP_REST_MS = 800;

type Move = { step: Step; reason?: string } | { step: 'kontakt'; answeredBy: AnswerWay | undefined };

/** The step of a request and the next one, and `move`, which updates it optimistically and offers an undo. */
export function useMoves(
  { id, name, state, dealAt }: Pick<StoredRequest, 'id' | 'name' | 'state' | 'dealAt'>,
  isRegular = false,
) {
  const { enter, offerUndo } = useEntries({ id, state });
  const [wish, setWish] = useState<Move>();
  // The last entry made here is newer than the list until the refetch.
  const lastNumber = useRef(0);
  const lastMove = useRef<Promise<unknown>>(undefined);
  const [isResting, setResting] = useState(false);

  function rest() {
    setResting(true);
    setTimeout(() => setResting(false), STEP_REST_MS);
  }

  function entryOf(move: Move): NewEntry {
    const version = Math.max(lastNumber.current, state?.version ?? 0);
    if ('answeredBy' in move) return { kind: 'answer', version, way: move.answeredBy };
    return { kind: 'step', step: move.step, version, text: move.reason };
  }

  async function store(move: Move) {
    await lastMove.current;
    const { number } = await enter(entryOf(move));
    lastNumber.current = number;
    return number;
  }

  /** Stores one move at a time, because each quotes the entry before. */
  async function ask(move: Move) {
    rest();
    setWish(move);
    const stored = announce(store(move), {
      done: (number) => ({
        title: texts.doneTitle,
        // Names no step, because another device may have moved the request further.
        description: 'answeredBy' in move ? texts.wasAnswered(name) : texts.moved(name, STEP_LABELS[move.step]),
        action: offerUndo(number, texts.undone(name)),
      }),
      failed: texts.failed,
    });
    lastMove.current = stored;
    const isStored = await stored;
    if (lastMove.current === stored) setWish(undefined);
    return isStored;
  }

  const step = wish?.step ?? stepOf({ state, dealAt });
  const isWorkOver = !wish && state?.date?.what === 'arbeit' && isOver(state.date, new Date()) && isOfDeal(step);
  const next = isWorkOver ? 'erledigt' : nextStep(step, isRegular);
  return {
    step,
    next,
    isWorkOver,
    isResting,
    isWaiting: step === 'neu' && isWaiting({ state, dealAt }),
    move: ask,
  };
}
