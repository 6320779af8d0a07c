import { useState } from 'react';
import { useLocation } from 'wouter';
import { SUSPECTS_SHOWN } from '#config/limits.ts';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { labelOf } from '#shared/format/label-of.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { ApartCard } from './ApartCard.tsx';
import { CallButton, CardFields } from './CardFields.tsx';
import { ACTIONS, CARD, CARDS } from './card-look.ts';
import { useAcceptSuspect, useRemoveSuspects, useRestoreSuspects } from './contact-queries.ts';
import { INBOX_HEADING } from './hand-on-to-next-card.ts';
import { suspectsTexts as texts } from './late-texts.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { contactsPageTexts } from './texts.ts';

const MORE = 4 * SUSPECTS_SHOWN;

interface SuspectsBodyProps {
  suspects: readonly ContactSuspect[];
  onAccepted: (accepted: ContactSuspect) => void;
}

/** Lists the suspects, a few at a time, and deletes them all. */
export function SuspectsBody({ suspects, onAccepted }: SuspectsBodyProps) {
  const [most, setMost] = useState(SUSPECTS_SHOWN);
  const remove = useRemoveSuspects();
  const restore = useRestoreSuspects();
  const hidden = suspects.length - most;

  async function removeAll() {
    const newest = suspects[0]?.createdAt;
    if (!newest || !window.confirm(texts.confirmRemoveAll)) return;
    const isRemoved = await announce(remove.mutateAsync(newest), {
      done: ({ deletedAt }) => ({
        title: contactsPageTexts.removedTitle,
        description: texts.removedAll,
        action: { label: contactsPageTexts.undo, onSelect: () => void undo(deletedAt) },
      }),
    });
    if (isRemoved) document.getElementById(INBOX_HEADING)?.focus();
  }

  const undo = (deletedAt: string) =>
    announce(restore.mutateAsync(deletedAt), {
      done: { title: contactsPageTexts.restoredTitle, description: texts.restoredAll },
    });

  return (
    <>
      <p className="max-w-[66ch]">{texts.intro}</p>
      <PendingButton className={`${BUTTON.danger} mt-3`} onPress={removeAll}>
        {texts.removeAll}
      </PendingButton>
      <div className={`${CARDS} mt-4`}>
        {suspects.slice(0, most).map((suspect) => (
          <SuspectCard key={suspect.id} suspect={suspect} onAccepted={() => onAccepted(suspect)} />
        ))}
        {hidden > 0 && (
          <button type="button" className="button justify-self-start" onClick={() => setMost(most + MORE)}>
            {contactsPageTexts.showMore(Math.min(hidden, MORE))}
          </button>
        )}
      </div>
    </>
  );
}

/** A suspect with its reason; the owner moves it to the inbox or deletes it. */
function SuspectCard({ suspect, onAccepted }: { suspect: ContactSuspect; onAccepted: () => void }) {
  const { id, name, phone, reason, message } = suspect;
  const accept = useAcceptSuspect();
  const [, navigate] = useLocation();

  const takeOver = () =>
    announce(accept.mutateAsync(id).then(onAccepted), {
      done: {
        title: contactsPageTexts.removedTitle,
        description: texts.accepted,
        action: { label: contactsPageTexts.showAccepted, onSelect: () => navigate(`/contacts?contact=${id}`) },
      },
    });
  return (
    <ApartCard contact={suspect}>
      <p className="text-ink-soft">{labelOf(texts.reasons, reason)}</p>
      <CardFields contact={suspect} />
      <p className={CARD.message} dir="auto">
        {message ?? contactsPageTexts.noMessage}
      </p>
      <div className={ACTIONS}>
        <CallButton phone={phone} />
        <PendingButton onPress={takeOver}>{texts.accept}</PendingButton>
        <RemoveButton contact={{ id, name, isSuspect: true }} className={CARD.remove} />
      </div>
    </ApartCard>
  );
}
