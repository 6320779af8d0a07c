import { use, useState } from 'react';
import { Link } from 'wouter';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { download } from '#shared/browser/download.ts';
import { once } from '#shared/browser/once.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { CardFold } from './CardFold.tsx';
import { ACTIONS } from './card-look.ts';
import { correctDraft } from './case/drafts.ts';
import { declineTexts } from './case/texts.ts';
import { sheetTexts } from './late-texts.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { requestToVcf } from './request-vcf.ts';
import { inboxTexts as texts } from './texts.ts';

const CorrectForm = latePart('h-[24rem]', async () => (await import('./case/CorrectForm.tsx')).CorrectForm);

interface CardMenuProps {
  contact: StoredRequest;
  onDecline: (reason: string) => void;
}

/** The button '…' of a request, with a menu of its rare actions. */
export const CardMenu = (props: CardMenuProps) => (
  <CardFold label="…" name={texts.more} startsOpen={hasDraft(correctDraft(props.contact.id))}>
    {(close) => <OpenMenu {...props} close={close} />}
  </CardFold>
);

/** The menu, or instead of it a form that was chosen or has a draft. */
function OpenMenu({ contact, onDecline, close }: CardMenuProps & { close: () => void }) {
  const [shown, setShown] = useState(() => (hasDraft(correctDraft(contact.id)) ? 'correct' : 'menu'));
  const isOwner = use(IsOwner);
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
          {/* The person travels in the history's state, because no address or log may hold a name. */}
          {isOwner && (
            <Link className="button" href="/settings#person-data" state={{ person }}>
              {sheetTexts.person}
            </Link>
          )}
          <button
            type="button"
            className="button"
            onClick={once(() => download(requestToVcf(contact), `${shortNumber(id)}.vcf`, 'text/vcard'))}
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

/** Defined outside the component, because React calls a new ref function at every render. */
const focusFirst = (menu: HTMLElement | null) => menu?.querySelector('a')?.focus({ preventScroll: true });

/** Asks why a request was declined. */
function DeclineForm({ onDecline, onCancel }: { onDecline: (reason: string) => void; onCancel: () => void }) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDecline(String(new FormData(event.currentTarget).get('reason')));
      }}
    >
      <Field label={declineTexts.reason}>
        {(control) => (
          <select {...control} className="input" name="reason" ref={(select) => select?.focus()}>
            {declineTexts.reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={BUTTON.primary}>
          {declineTexts.decline}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {declineTexts.cancel}
        </button>
      </div>
    </form>
  );
}
