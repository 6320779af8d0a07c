import { Suspense, useRef, useState } from 'react';
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
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { ACTIONS } from './card-look.ts';
import { DeclineForm } from './case/DeclineForm.tsx';
import { correctDraft } from './case/drafts.ts';
import { useRemoveContact, useRestore } from './contact-queries.ts';
import { contactToVcf } from './contact-vcf.ts';
import { focusAfter } from './focus-after.ts';
import { sheetTexts } from './late-texts.ts';
import { contactsPageTexts as texts } from './texts.ts';

const CorrectForm = latePart(async () => (await import('./case/CorrectForm.tsx')).CorrectForm);

interface CardMenuProps {
  contact: ContactSubmission;
  onDecline: (reason: string) => void;
}

/** The button '…' of a request, and what it opens: all that is seldom done. */
export function CardMenu({ contact, onDecline }: CardMenuProps) {
  const [open, setOpen] = useState<'menu' | 'decline' | 'correct' | undefined>(() =>
    readDraft(correctDraft(contact.id)) === undefined ? undefined : 'correct',
  );
  const opener = useRef<HTMLButtonElement>(null);
  const { id, email, phone = '' } = contact;
  const person = email || phoneParts(phone).find(({ number }) => number)?.text;

  function close() {
    setOpen(undefined);
    opener.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={texts.more}
        aria-expanded={open !== undefined}
        ref={opener}
        onClick={once(() => setOpen(open ? undefined : 'menu'))}
      >
        …
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from each of its buttons.
        <div
          className="order-last basis-full max-[600px]:col-span-full"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          {open === 'decline' && (
            <DeclineForm
              onDecline={(reason) => {
                onDecline(reason);
                close();
              }}
              onCancel={close}
            />
          )}
          {open === 'correct' && (
            <Suspense fallback={<Skeleton className="h-[24rem] w-full" />}>
              <CorrectForm request={contact} onClose={close} />
            </Suspense>
          )}
          {open === 'menu' && (
            <div className={ACTIONS} ref={focusFirst}>
              <Link className="button" href={`/contacts?print=${id}`}>
                {sheetTexts.open}
              </Link>
              {/* In the state, because a name must stand in no address or log. */}
              {person && (
                <Link className="button" href="/settings#person-data" state={{ person }}>
                  {sheetTexts.person}
                </Link>
              )}
              {person && (
                <button
                  type="button"
                  className="button"
                  onClick={once(() => download(contactToVcf(contact), `${shortNumber(id)}.vcf`, 'text/vcard'))}
                >
                  {texts.saveInPhone}
                </button>
              )}
              <button type="button" className="button" onClick={() => setOpen('correct')}>
                {texts.correct}
              </button>
              <button type="button" className="button" onClick={() => setOpen('decline')}>
                {texts.decline}
              </button>
              <RemoveButton contact={contact} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Outside, because React calls a new function at every render. */
const focusFirst = (menu: HTMLElement | null) => menu?.querySelector('a')?.focus({ preventScroll: true });

/** Moves a request to the bin after a question (Spec §5, ruling 29). */
function RemoveButton({ contact }: { contact: ContactSubmission }) {
  const { id, name } = contact;
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync, isPending } = useRemoveContact();
  const isAsked = useRef(false);
  const restore = useRestore();

  async function confirmAndRemove() {
    // A ref, because the second press of a double click comes before the next render.
    if (isAsked.current || !window.confirm(texts.confirmRemove(name))) return;
    isAsked.current = true;
    const moveFocusOn = focusAfter(button.current?.closest('article') ?? null);
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
    <button type="button" className={BUTTON.danger} aria-disabled={isPending} ref={button} onClick={confirmAndRemove}>
      {texts.remove}
    </button>
  );
}
