import { type RefObject, useState } from 'react';
import { SUSPECTS_SHOWN } from '#config/limits.ts';
import type { ContactSuspect } from '#domain/requests/shapes.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { CARDS } from './card-look.ts';
import { useRemoveSuspects, useRestoreSuspects } from './contact-queries.ts';
import { INBOX_HEADING } from './focus-after.ts';
import { suspectsTexts as texts } from './late-texts.ts';
import { ShowNew } from './ShowNew.tsx';
import { type Accepted, SuspectCard } from './SuspectCard.tsx';
import { contactsPageTexts } from './texts.ts';
import { useSnapshot } from './use-snapshot.ts';

const MORE = 4 * SUSPECTS_SHOWN;

interface SuspectsBodyProps {
  /** The list, to see whether somebody reads it. */
  list: RefObject<HTMLElement | null>;
  suspects: readonly ContactSuspect[];
  loadedAt: number;
  onAccepted: (accepted: Accepted) => void;
}

/** Lists the suspects, a few at a time, and deletes them all. */
export function SuspectsBody({ list, suspects, loadedAt, onAccepted }: SuspectsBodyProps) {
  const { shown, newCount, showNew } = useSnapshot(suspects, { list, loadedAt });
  const [most, setMost] = useState(SUSPECTS_SHOWN);
  const remove = useRemoveSuspects();
  const restore = useRestoreSuspects();
  const hidden = shown.length - most;

  async function removeAll() {
    const newest = shown[0]?.createdAt;
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
      <ShowNew count={newCount} label={texts.arrived} onShow={showNew} />
      <p className="max-w-[66ch]">{texts.intro}</p>
      <PendingButton className={`${BUTTON.danger} mt-3`} onPress={removeAll}>
        {texts.removeAll}
      </PendingButton>
      <div className={`${CARDS} mt-4`}>
        {shown.slice(0, most).map((suspect) => (
          <SuspectCard key={suspect.id} suspect={suspect} onAccepted={onAccepted} />
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
