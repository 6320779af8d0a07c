import { memo, useRef, useState } from 'react';
import { germanPrice } from '#domain/requests/case/price.ts';
import { quotedPrice } from '#domain/requests/case/texts.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { isSessionOver } from '#shared/api/api-error.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { BUTTON } from '#shared/ui/button-look.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { CaseHistory, NextDate, ReplyTemplates } from './CardDetails.tsx';
import { CardFields } from './CardFields.tsx';
import { CardHead } from './CardHead.tsx';
import { ACTIONS, CARD } from './card-look.ts';
import { ReplyClock } from './case/ReplyClock.tsx';
import { StepControls } from './case/StepControls.tsx';
import { callTexts } from './case/texts.ts';
import { useMoves } from './case/use-moves.ts';
import { useRemoveContact, useRestore } from './contact-queries.ts';
import { DateGlance } from './dates/DateGlance.tsx';
import { focusAfter } from './focus-after.ts';
import { isUntold } from './messages/message-texts.ts';
import { RequestMessages } from './messages/RequestMessages.tsx';
import { CallButton, WhatsAppButton } from './PhoneButtons.tsx';
import { RetentionNote } from './RetentionNote.tsx';
import { replyLink } from './reply/reply.ts';
import { contactsPageTexts as texts } from './texts.ts';

interface ContactCardProps {
  contact: ContactSubmission;
  heading: 'h3' | 'h4';
  /** Whether a link led to it; then it has a frame. */
  isFound: boolean;
}

/** One request with the owner's actions: answer, call, move on, delete (Spec §2). */
export const ContactCard = memo(function ContactCard({ contact, heading, isFound }: ContactCardProps) {
  const card = useRef<HTMLElement>(null);
  const { mutateAsync, isPending } = useRemoveContact();
  const isAsked = useRef(false);
  const restore = useRestore();
  const { id, name, email, phone, createdAt, state, messages, isCall } = contact;
  const moves = useMoves(contact);
  const [tapped, setTapped] = useState<AnswerWay>();

  async function confirmAndRemove() {
    // A ref, because the second press of a double click comes before the next render.
    if (isAsked.current || !window.confirm(texts.confirmRemove(name))) return;
    isAsked.current = true;
    const moveFocusOn = focusAfter(card.current);
    // Always this sentence (Spec §8), except when the session is over: then the login speaks.
    const removal = mutateAsync(id).catch((error) => {
      throw isSessionOver(error) ? error : new Error(texts.removeFailed);
    });
    const isRemoved = await announce(removal, {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: texts.undo, onSelect: () => void restore(contact) },
      },
      failed: texts.removeFailed,
    });
    isAsked.current = false;
    if (isRemoved) moveFocusOn();
  }

  return (
    <article
      className={`${CARD.pane} data-[found=true]:outline-offset-2 data-[found=true]:[outline:3px_solid_var(--color-petrol)]`}
      aria-labelledby={`contact-${id}`}
      data-found={isFound}
      ref={card}
    >
      <CardHead id={`contact-${id}`} contact={contact} heading={heading}>
        {isCall && <Badge>{callTexts.called}</Badge>}
        {moves.isWaiting && <ReplyClock createdAt={createdAt} />}
        {state?.date && <DateGlance date={state.date} />}
      </CardHead>
      <CardFields contact={contact} />
      {state?.notes && (
        <p className="max-w-[66ch] border-l-4 border-sun pl-3 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {state.notes}
        </p>
      )}
      {state?.priceCents && <p className="tabular-nums">{quotedPrice(germanPrice(state.priceCents))}</p>}
      <div className={ACTIONS}>
        {email !== '' && (
          <a className="button" href={replyLink(contact)} onClick={() => setTapped('mail')}>
            {texts.reply}
          </a>
        )}
        <CallButton phone={phone} onTap={() => setTapped('call')} />
        <StepControls moves={moves} tapped={tapped} />
        <WhatsAppButton phone={phone} onTap={() => setTapped('whatsapp')} />
        <button
          type="button"
          className={`${BUTTON.danger} ${CARD.remove}`}
          aria-disabled={isPending}
          onClick={confirmAndRemove}
        >
          {texts.remove}
        </button>
      </div>
      {messages && isUntold(messages) && <RequestMessages messages={messages} />}
      <RetentionNote contact={contact} />
      <NextDate request={contact} />
      <ReplyTemplates request={contact} onTap={setTapped} />
      <CaseHistory request={contact} />
    </article>
  );
});
