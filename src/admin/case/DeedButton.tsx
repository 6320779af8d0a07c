import { DETAIL } from '#admin/shown/card-look.ts';
import { type Deed, deedOf } from '#domain/jobs/steps.ts';
import { taskOf } from '#domain/jobs/task.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { usePress } from '#shared/ui/use-press.ts';
import { stepTexts as texts, waitingTexts } from './texts.ts';
import type { useMoves } from './use-moves.ts';
import { useCalled } from './use-remove-date.ts';

type Moves = ReturnType<typeof useMoves>;

interface DeedButtonProps {
  contact: StoredRequest;
  moves: Moves;
  /** The way of answering that was just tapped; the button then asks whether it was done. */
  tapped: AnswerWay | undefined;
  onDeed: (deed: Deed) => void;
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

  function moveOn() {
    if (isWaiting) return void move({ step: 'kontakt', answeredBy: tapped });
    // While the work is stored a refetch may bring the next deed, which a second tap must not begin.
    if (deed && !isCallDue && !isWorking) return onDeed(deed);
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
      onClick={() => !isResting && moveOn()}
    >
      {words()}
    </button>
  );
}
