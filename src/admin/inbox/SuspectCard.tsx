import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import type { ToastContent } from '#shared/ui/toast/toast-store.ts';
import { CardFields } from './CardFields.tsx';
import { CardHead } from './CardHead.tsx';
import { ACTIONS, CARD } from './card-look.ts';
import { useAcceptSuspect, useRemoveSuspect, useRestore } from './contact-queries.ts';
import { focusAfter } from './focus-after.ts';
import { suspectsTexts as texts } from './late-texts.ts';
import { CallButton } from './PhoneButtons.tsx';
import { contactsPageTexts } from './texts.ts';

/** A suspect that was moved to the inbox, and its address there. */
export interface Accepted extends Pick<ContactSuspect, 'name' | 'createdAt'> {
  address: string;
}

interface SuspectCardProps {
  suspect: ContactSuspect;
  onAccepted: (accepted: Accepted) => void;
}

/** A suspect with its reason; the owner moves it to the inbox or deletes it. */
export function SuspectCard({ suspect, onAccepted }: SuspectCardProps) {
  const { id, name, phone, reason, createdAt } = suspect;
  const card = useRef<HTMLElement>(null);
  const accept = useAcceptSuspect();
  const remove = useRemoveSuspect();
  const restore = useRestore();
  const [, navigate] = useLocation();
  const isPending = accept.isPending || remove.isPending;

  async function end(work: Promise<ToastContent>) {
    const moveFocusOn = focusAfter(card.current);
    const isDone = await announce(work, { done: (toast) => toast });
    if (isDone) moveFocusOn();
  }

  async function moveToInbox() {
    const { id: idInInbox } = await accept.mutateAsync(id);
    const address = `/contacts?contact=${idInInbox}`;
    onAccepted({ name, createdAt, address });
    const action = { label: contactsPageTexts.showAccepted, onSelect: () => navigate(address) };
    return { title: contactsPageTexts.removedTitle, description: texts.accepted, action };
  }

  async function layIntoBin() {
    await remove.mutateAsync(id);
    const action = { label: contactsPageTexts.undo, onSelect: () => void restore({ id, name, isSuspect: true }) };
    return { title: contactsPageTexts.removedTitle, description: contactsPageTexts.removed, action };
  }

  function takeOver() {
    if (!isPending) void end(moveToInbox());
  }

  function confirmAndRemove() {
    if (isPending || !window.confirm(contactsPageTexts.confirmRemove(name))) return;
    void end(layIntoBin());
  }

  return (
    <article className={CARD.pane} aria-labelledby={`suspect-${id}`} ref={card}>
      <CardHead id={`suspect-${id}`} contact={suspect} />
      <p className="text-ink-soft">{texts.reasons[reason]}</p>
      <CardFields contact={suspect} />
      <p className={CARD.message} dir="auto">
        {suspect.message ?? contactsPageTexts.noMessage}
      </p>
      <div className={ACTIONS}>
        <CallButton phone={phone} />
        <button type="button" className="button" aria-disabled={isPending} onClick={takeOver}>
          {texts.accept}
        </button>
        <button
          type="button"
          className={`${BUTTON.danger} ${CARD.remove}`}
          aria-disabled={isPending}
          onClick={confirmAndRemove}
        >
          {contactsPageTexts.remove}
        </button>
      </div>
    </article>
  );
}
