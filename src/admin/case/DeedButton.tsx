import { DETAIL } from '#admin/shown/card-look.ts';
import { STEP_LABELS, STEPS } from '#content/steps.ts';
import { type Deed, deedOf } from '#domain/requests/case/steps.ts';
import { taskOf } from '#domain/requests/case/task.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { once } from '#shared/browser/once.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { usePress } from '#shared/ui/use-press.ts';
import { stepTexts as texts, waitingTexts } from './texts.ts';
import { useCalled } from './use-called.ts';
import { isAnyMoveResting, type useMoves } from './use-moves.ts';

type Moves = ReturnType<typeof useMoves>;

interface DeedButtonProps {
  contact: StoredRequest;
  moves: Moves;
  /** The way of answering that was just tapped; the button then asks whether it was done. */
  tapped: AnswerWay | undefined;
  /** Opens the form of the deed. */
  onDeed: (deed: Deed, from: HTMLElement) => void;
  /** Ends the job, and asks for its price and the next one. */
  onFinish: () => unknown;
}

/** The deed whose form the button opens; undefined if a tap is the deed. After the end the next job begins. */
export const deedAfter = ({ next, isWaiting }: Moves): Deed | undefined =>
  isWaiting ? undefined : next ? deedOf(next) : 'arbeit';

/** The one filled button of a request: its next step, the form of the deed that makes it, or a call that is due. */
export function DeedButton({ contact, moves, tapped, onDeed, onFinish }: DeedButtonProps) {
  const { next, isWorkOver, isWaiting, isResting, move } = moves;
  const isByMail = !firstCall(contact.phone ?? '');
  const settleCall = useCalled(contact, isByMail);
  const isCallDue = taskOf(contact, new Date())?.what === 'call';
  const { isWorking, press } = usePress(isCallDue ? settleCall : onFinish);
  const deed = deedAfter(moves);

  function moveOn(from: HTMLElement) {
    if (isWaiting) return void move({ step: 'kontakt', answeredBy: tapped });
    // While the work is stored a refetch may bring the next deed, which a second tap must not begin.
    if (deed && !isCallDue && !isWorking) return onDeed(deed, from);
    void press();
  }

  function words() {
    if (isWaiting) return tapped ? texts.answeredAsk(tapped) : texts.next.kontakt;
    if (isCallDue) return waitingTexts.settle[isByMail ? 'mail' : 'call'];
    if (!next) return texts.nextJob;
    return isWorkOver ? texts.finished : texts.next[next];
  }

  return (
    <button
      type="button"
      className={`${BUTTON.primary} ${DETAIL.button}`}
      aria-disabled={isResting || isWorking}
      onClick={({ currentTarget }) => !isAnyMoveResting() && moveOn(currentTarget)}
    >
      {words()}
    </button>
  );
}

interface StepMenuProps extends Pick<DeedButtonProps, 'moves' | 'onFinish'> {
  onChosen: () => void;
}

/** All steps as buttons; the current one has the focus. */
export const StepMenu = ({ moves: { step, move }, onFinish, onChosen }: StepMenuProps) => (
  <ul
    className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2"
    aria-label={texts.steps}
    ref={focusCurrent}
  >
    {MENU_STEPS.map((chosen) => (
      <li key={chosen} className="grid">
        <button
          type="button"
          className="button px-2 aria-[current]:border-petrol aria-[current]:[outline:2px_solid_var(--color-petrol)]"
          aria-current={chosen === step ? 'step' : undefined}
          onClick={once(() => {
            onChosen();
            if (chosen === step) return;
            void (chosen === 'erledigt' ? onFinish() : move({ step: chosen }));
          })}
        >
          {STEP_LABELS[chosen]}
        </button>
      </li>
    ))}
  </ul>
);

/** Declining is an entry of its own in the menu, because it asks for a reason. */
const MENU_STEPS = STEPS.filter((step) => step !== 'abgesagt');

const focusCurrent = (list: HTMLElement | null) => {
  const current = list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button');
  current?.focus({ preventScroll: true });
};
