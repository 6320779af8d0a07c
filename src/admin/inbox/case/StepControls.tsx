import { useRef, useState } from 'react';
import { STEP_REST_MS } from '#config/limits.ts';
import { STEP_LABELS, type Step } from '#content/steps.ts';
import { hasDeed } from '#domain/requests/case/steps.ts';
import { once } from '#shared/browser/once.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { StepMenu } from './StepMenu.tsx';
import { stepTexts as texts } from './texts.ts';
import type { useMoves } from './use-moves.ts';

interface StepControlsProps {
  moves: ReturnType<typeof useMoves>;
  /** The way of answering that was just tapped: then the button asks whether it was done. */
  tapped: AnswerWay | undefined;
  /** Whether another button of the card comes first. */
  isNextQuiet: boolean;
  /** Opens the form of the deed that makes the next step. */
  onDeed: (step: Step) => void;
}

/** Two of a card's buttons: the next step or the form of its deed, and the current one with the menu of all steps. */
export function StepControls({
  moves: { step, next, isWorkOver, isWaiting, move },
  tapped,
  isNextQuiet,
  onDeed,
}: StepControlsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { isResting, rest } = useRest();

  function moveOn() {
    if (isAnyResting || !next) return;
    if (!isWaiting && hasDeed(next)) return onDeed(next);
    rest();
    move(isWaiting ? { step: 'kontakt', answeredBy: tapped } : { step: next });
  }

  function wordsOfNext() {
    if (isWaiting) return tapped ? texts.answeredAsk(tapped) : texts.next.kontakt;
    if (!next) return texts.ended;
    return isWorkOver ? texts.finished : texts.next[next];
  }

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      {/* Stays after the last step, because removing it would lose the focus. */}
      <button
        type="button"
        className={`${next && !isNextQuiet ? BUTTON.primary : BUTTON.quiet} max-[600px]:col-span-full`}
        aria-disabled={!next || isResting}
        onClick={moveOn}
      >
        {wordsOfNext()}
      </button>
      <button
        type="button"
        className="button after:content-['▾'/'']"
        aria-expanded={isOpen}
        ref={opener}
        onClick={once(() => setOpen(!isOpen))}
      >
        {texts.stands(STEP_LABELS[step])}
      </button>
      {isOpen && (
        <StepMenu
          current={step}
          onChoose={(chosen) => {
            rest();
            move({ step: chosen });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Shared by all cards, because after a move the second of two quick taps may hit another card's button. */
let isAnyResting = false;

function useRest() {
  const [isResting, setResting] = useState(false);

  function rest() {
    isAnyResting = true;
    setResting(true);
    setTimeout(() => {
      isAnyResting = false;
      setResting(false);
    }, STEP_REST_MS);
  }

  return { isResting, rest };
}
