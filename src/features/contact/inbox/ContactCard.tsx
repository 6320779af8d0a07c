import { memo, useContext, useRef } from 'react';
import { BUTTON } from '#shared/ui/button-look.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { CallButton } from './CallButton.tsx';
import { CardFields } from './CardFields.tsx';
import { CardHead } from './CardHead.tsx';
import { ACTIONS, CARD } from './card-look.ts';
import { useRemoveContact } from './contact-queries.ts';
import type { ContactSubmission } from './contract.ts';
import { DealMark } from './DealMark.tsx';
import { focusAfter } from './focus-after.ts';
import { mailto } from './mailto.ts';
import { MessagesNote } from './messages-note.ts';
import { RetentionNote } from './RetentionNote.tsx';
import { contactsPageTexts as texts } from './texts.ts';

interface ContactCardProps {
  contact: ContactSubmission;
  /** Whether it is the one that somebody was led to. */
  isFound: boolean;
}

/** One request with what the owner does next: answer, call, mark as a deal, delete (Spec §2). */
export const ContactCard = memo(function ContactCard({ contact, isFound }: ContactCardProps) {
  const card = useRef<HTMLElement>(null);
  const Messages = useContext(MessagesNote);
  const { mutateAsync, isPending } = useRemoveContact();
  const { id, name, email, phone, messages } = contact;

  async function confirmAndRemove() {
    if (isPending || !window.confirm(texts.confirmRemove(name))) return;
    const moveFocusOn = focusAfter(card.current);
    // Whatever the server says, the sentence is this one (Spec §8).
    const removal = mutateAsync(id).catch(() => Promise.reject(new Error(texts.removeFailed)));
    const isRemoved = await announce(removal, {
      done: { title: texts.removedTitle, description: texts.removed },
      failed: { title: texts.removeFailedTitle, fallback: texts.removeFailed },
    });
    if (isRemoved) moveFocusOn();
  }

  return (
    <article
      className={`${CARD.pane} data-[found=true]:outline-offset-2 data-[found=true]:[outline:3px_solid_var(--color-petrol)]`}
      aria-labelledby={`contact-${id}`}
      data-found={isFound}
      ref={card}
    >
      <CardHead id={`contact-${id}`} contact={contact} />
      <CardFields contact={contact} />
      {messages && <Messages messages={messages} />}
      <RetentionNote contact={contact} />
      <div className={ACTIONS}>
        <a className="button" href={mailto(email, texts.replySubject)}>
          {texts.reply}
        </a>
        <CallButton phone={phone} />
        <DealMark contact={contact} />
        <button
          type="button"
          className={`${BUTTON.danger} ${CARD.remove}`}
          aria-disabled={isPending}
          onClick={confirmAndRemove}
        >
          {texts.remove}
        </button>
      </div>
    </article>
  );
});
