import { useState } from 'react';
import { STEP_REST_MS } from '#config/limits.ts';
import { STEP_LABELS, STEPS } from '#content/steps.ts';
import { type Deed, deedOf, stepLabel } from '#domain/requests/case/steps.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { CardFold } from '../CardFold.tsx';
import { stepTexts as texts } from './texts.ts';
import type { useMoves } from './use-moves.ts';

interface StepControlsProps {
  moves: ReturnType<typeof useMoves>;
  /** The way of answering that was just tapped; the button then asks whether it was done. */
  tapped: AnswerWay | undefined;
  /** Whether another button of the card comes first. */
  isNextQuiet: boolean;
  /** Opens the form of the deed that makes the next step, for this deed. */
  onDeed: (deed: Deed) => void;
}

/** Whether taps are ignored on all cards, because the second of two quick taps may hit another card's button. */
let isAnyResting = false;

/** Two of a card's buttons: the next step or the form of its deed, and the current one with the menu of all steps. */
export function StepControls({
  moves: { step, next, isWorkOver, isWaiting, move },
  tapped,
  isNextQuiet,
  onDeed,
}: StepControlsProps) {
  const [isResting, setResting] = useState(false);

  function rest() {
    isAnyResting = true;
    setResting(true);
    setTimeout(() => {
      isAnyResting = false;
      setResting(false);
    }, STEP_REST_MS);
  }

  function moveOn() {
    if (isAnyResting || !next) return;
    const deed = deedOf(next);
    if (!isWaiting && deed) return onDeed(deed);
    rest();
    move(isWaiting ? { step: 'kontakt', answeredBy: tapped } : { step: next });
  }

  function wordsOfNext() {
    if (isWaiting) return tapped ? texts.answeredAsk(tapped) : texts.next.kontakt;
    if (!next) return texts.ended;
    return isWorkOver ? texts.finished : texts.next[next];
  }

  return (
    <>
      {/* Stays after the last step, because removing it would lose the focus. */}
      <button
        type="button"
        className={`${next && !isNextQuiet ? BUTTON.primary : BUTTON.quiet} max-[37.5em]:col-span-full`}
        aria-disabled={!next || isResting}
        onClick={moveOn}
      >
        {wordsOfNext()}
      </button>
      <CardFold label={texts.stands(stepLabel(step))}>
        {(close) => (
          <ul
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
            aria-label={texts.steps}
            ref={focusCurrent}
          >
            {MENU_STEPS.map((chosen) => (
              <li key={chosen} className="grid">
                <button
                  type="button"
                  className="button px-2 aria-[current]:border-petrol aria-[current]:font-bold aria-[current]:[outline:2px_solid_var(--color-petrol)]"
                  aria-current={chosen === step ? 'step' : undefined}
                  onClick={() => {
                    if (chosen !== step) {
                      rest();
                      move({ step: chosen });
                    }
                    close();
                  }}
                >
                  {STEP_LABELS[chosen]}
                </button>
              </li>
            ))}
          </ul>
        )}
      </CardFold>
    </>
  );
}

/** Declining stands in the menu '…', because it asks for a reason. */
const MENU_STEPS = STEPS.filter((step) => step !== 'abgesagt');

const focusCurrent = (list: HTMLElement | null) => {
  const current = list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button');
  current?.focus({ preventScroll: true });
};
