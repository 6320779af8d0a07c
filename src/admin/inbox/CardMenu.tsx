import { useState } from 'react';
import { Link } from 'wouter';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { isSessionOver } from '#shared/api/api-error.ts';
import { download } from '#shared/browser/download.ts';
import { once } from '#shared/browser/once.ts';
import { readDraft } from '#shared/browser/use-stored-draft.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { CardFold } from './CardFold.tsx';
import { ACTIONS } from './card-look.ts';
import { DeclineForm } from './case/DeclineForm.tsx';
import { correctDraft } from './case/drafts.ts';
import { useRemoveContact, useRestore } from './contact-queries.ts';
import { contactToVcf } from './contact-vcf.ts';
import { sheetTexts } from './late-texts.ts';
import { contactsPageTexts as texts } from './texts.ts';

const CorrectForm = latePart(async () => (await import('./case/CorrectForm.tsx')).CorrectForm);

interface CardMenuProps {
  contact: ContactSubmission;
  onDecline: (reason: string) => void;
}

/** The button '…' of a request, and what it opens: all that is seldom done. */
export const CardMenu = (props: CardMenuProps) => (
  <CardFold label="…" name={texts.more} startsOpen={hasDraft(props.contact)}>
    {(close) => <OpenMenu {...props} close={close} />}
  </CardFold>
);

const hasDraft = ({ id }: ContactSubmission) => readDraft(correctDraft(id)) !== undefined;

/** The menu, or in its place the form that was chosen or has a draft. */
function OpenMenu({ contact, onDecline, close }: CardMenuProps & { close: () => void }) {
  const [shown, setShown] = useState(() => (hasDraft(contact) ? 'correct' : 'menu'));
  const { id, email, phone = '' } = contact;
  const person = email || phoneParts(phone).find(({ number }) => number)?.text;
  if (shown === 'correct') return <CorrectForm request={contact} onClose={close} />;
  if (shown === 'decline') {
    return (
      <DeclineForm
        onDecline={(reason) => {
          onDecline(reason);
          close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className={ACTIONS} ref={focusFirst}>
      <Link className="button" href={`/contacts?print=${id}`}>
        {sheetTexts.open}
      </Link>
      {person && (
        <>
          {/* In the state, because a name must stand in no address or log. */}
          <Link className="button" href="/settings#person-data" state={{ person }}>
            {sheetTexts.person}
          </Link>
          <button
            type="button"
            className="button"
            onClick={once(() => download(contactToVcf(contact), `${shortNumber(id)}.vcf`, 'text/vcard'))}
          >
            {texts.saveInPhone}
          </button>
        </>
      )}
      <button type="button" className="button" onClick={() => setShown('correct')}>
        {texts.correct}
      </button>
      <button type="button" className="button" onClick={() => setShown('decline')}>
        {texts.decline}
      </button>
      <RemoveButton contact={contact} />
    </div>
  );
}

/** Outside, because React calls a new function at every render. */
const focusFirst = (menu: HTMLElement | null) => menu?.querySelector('a')?.focus({ preventScroll: true });

/** Moves a request to the bin after a question (Spec §5, ruling 29). */
function RemoveButton({ contact }: { contact: ContactSubmission }) {
  const { mutateAsync } = useRemoveContact();
  const restore = useRestore();

  function confirmAndRemove() {
    if (!window.confirm(texts.confirmRemove(contact.name))) return false;
    // Always this sentence (Spec §8), except when the session is over: then the login speaks.
    const removal = mutateAsync(contact.id).catch((error) => {
      throw isSessionOver(error) ? error : new Error(texts.removeFailed);
    });
    return announce(removal, {
      done: {
        title: texts.removedTitle,
        description: texts.removed,
        action: { label: texts.undo, onSelect: () => void restore(contact) },
      },
      failed: texts.removeFailed,
    });
  }

  return (
    <PendingButton className={BUTTON.danger} onPress={confirmAndRemove}>
      {texts.remove}
    </PendingButton>
  );
}
