import { useRef } from 'react';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { announce } from '#shared/ui/toast/announce.ts';
import { CallButton } from './CallButton.tsx';
import { ContactWays } from './ContactWays.tsx';
import { useAcceptSuspect, useRemoveSuspect } from './contact-queries.ts';
import type { ContactSuspect } from './contract.ts';
import { focusAfter } from './focus-after.ts';
import { contactsPageTexts, suspectsTexts as texts } from './texts.ts';

/** A request that was kept apart, with the reason: the owner takes it into the inbox or deletes it. */
export function SuspectCard({ suspect }: { suspect: ContactSuspect }) {
  const { id, name, email, phone, service, message, reason, createdAt } = suspect;
  const card = useRef<HTMLElement>(null);
  const accept = useAcceptSuspect();
  const remove = useRemoveSuspect();
  const isPending = accept.isPending || remove.isPending;

  async function end(work: () => Promise<unknown>, sentence: string) {
    const moveFocusOn = focusAfter(card.current);
    const isDone = await announce(work(), {
      done: { title: contactsPageTexts.removedTitle, description: sentence },
      failed: { title: contactsPageTexts.removeFailedTitle, fallback: texts.actionFailed },
    });
    if (isDone) moveFocusOn();
  }

  function takeOver() {
    if (!isPending) void end(() => accept.mutateAsync(id), texts.accepted);
  }

  function confirmAndRemove() {
    if (isPending || !window.confirm(contactsPageTexts.confirmRemove(name))) return;
    void end(() => remove.mutateAsync(id), contactsPageTexts.removed);
  }

  return (
    <article className="contact-card pane" aria-labelledby={`suspect-${id}`} ref={card}>
      <header>
        <h3 id={`suspect-${id}`} dir="auto" tabIndex={-1}>
          {name}
        </h3>
        <span className="badge">{SERVICE_LABELS[service ?? 'sonstiges']}</span>
        <time dateTime={createdAt}>{germanDateTime(createdAt)}</time>
      </header>
      <p className="suspect-reason">{texts.reasons[reason]}</p>
      <ContactWays email={email} phone={phone} />
      <p className="contact-message" dir="auto">
        {message ?? contactsPageTexts.noMessage}
      </p>
      <div className="contact-actions">
        <CallButton phone={phone} />
        <button type="button" className="button" aria-disabled={isPending} onClick={takeOver}>
          {texts.accept}
        </button>
        <button type="button" className="button button-danger" aria-disabled={isPending} onClick={confirmAndRemove}>
          {contactsPageTexts.remove}
        </button>
      </div>
    </article>
  );
}
