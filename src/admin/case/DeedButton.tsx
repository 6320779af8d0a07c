import { DETAIL } from '#admin/shown/card-look.ts';
import { type Deed, deedOf } from '#domain/jobs/steps.ts';
import { taskOf } from '#domain/jobs/task.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { usePress } from '#shared/ui/use-press.ts';
import { stepTexts as texts, waitingTexts } from './texts.ts';
import { useCalled } from './use-entries.ts';
import type { useMoves } from './use-moves.ts';

type Moves = ReturnType<typeof useMoves>;

/** A second tap so soon was meant for the step before. */
const STEP_REST_MS = 800;

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
  const { next, isWorkOver, isWaiting, answer } = moves;
  const isByMail = !firstCall(contact.phone ?? '');
  const settleCall = useCalled(contact, isByMail);
  const isCallDue = taskOf(contact, new Date())?.what === 'call';
  const deed = deedAfter(moves);
  const { isWorking, press } = usePress(() => Promise.all([act(), rest()]));

  const act = () => (isWaiting ? answer(tapped) : isCallDue ? settleCall() : onFinish());
  const isForm = deed !== undefined && !isWaiting && !isCallDue;

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
      aria-disabled={isWorking}
      // While a deed is stored a refetch may bring the next one.
      onClick={() => (isForm && !isWorking ? onDeed(deed) : press())}
    >
      {words()}
    </button>
  );
}

const rest = () => new Promise((resolve) => setTimeout(resolve, STEP_REST_MS));
