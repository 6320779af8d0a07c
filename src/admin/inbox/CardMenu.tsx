import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { stepLabel } from '#domain/requests/case/steps.ts';
import type { Customer } from '#domain/requests/person/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst } from '#shared/browser/hand-on-focus.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { firstChat } from '#shared/format/phone-numbers.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import type { Folds } from './CardFold.tsx';
import { MENU } from './card-look.ts';
import { StepMenu } from './case/DeedButton.tsx';
import { correctDraft } from './case/drafts.ts';
import { NoteForm } from './case/NoteForm.tsx';
import { declineTexts, spamTexts, stepTexts } from './case/texts.ts';
import { useEntries } from './case/use-entries.ts';
import type { useMoves } from './case/use-moves.ts';
import { sheetTexts } from './late-texts.ts';
import { PersonItems } from './PersonItems.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { CopyButton } from './reply/CopyButton.tsx';
import { invoiceText } from './reply/invoice-text.ts';
import { replyMenuTexts } from './reply/texts.ts';
import { inboxQuery } from './request-queries.ts';
import { similarTo } from './similar-requests.ts';
import { inboxTexts as texts } from './texts.ts';
import { removeByIds, useRemoveMany } from './use-remove-many.ts';

const CorrectForm = latePart('h-[24rem]', async () => (await import('./case/CorrectForm.tsx')).CorrectForm);

interface CardMenuProps {
  contact: StoredRequest;
  address: string | undefined;
  customer: Customer | undefined;
  folds: Folds;
  moves: ReturnType<typeof useMoves>;
  /** Ends the job, and asks for its price and the next one. */
  onFinish: () => unknown;
  /** Whether a note is written here, as on a phone. */
  hasNote: boolean;
}

/** The opened '…' of a request: its rare actions, or instead of them a form that was chosen or has a draft. */
export function CardMenu(props: CardMenuProps) {
  const { contact, address, customer, folds, moves, onFinish, hasNote } = props;
  const { open, close } = folds;
  const [shown, setShown] = useState(() => (hasDraft(correctDraft(contact.id)) ? 'correct' : 'menu'));
  const { id, email, phone = '' } = contact;
  const { enter, offerUndo } = useEntries(contact);
  const { data } = useQuery(inboxQuery);
  const removeMany = useRemoveMany(removeByIds);

  const notePaid = () =>
    announce(enter({ kind: 'paid' }), {
      done: ({ number }) => ({
        title: stepTexts.doneTitle,
        description: stepTexts.isPaid(contact.name),
        action: offerUndo(number, stepTexts.isUnpaid(contact.name)),
      }),
      failed: stepTexts.failed,
    }).then((isNoted) => {
      if (isNoted) close();
      return isNoted;
    });

  function removeSpam() {
    const similar = similarTo(contact, data?.contacts ?? []).map((other) => other.id);
    return removeMany([id, ...similar], {
      confirm: spamTexts.confirm(contact.name, similar.length),
      removed: spamTexts.removed(1 + similar.length),
      restored: spamTexts.restored(1 + similar.length),
    });
  }

  if (shown === 'correct') return <CorrectForm request={contact} onClose={close} />;
  if (shown === 'steps') return <StepMenu moves={moves} onFinish={onFinish} onChosen={close} />;
  if (shown === 'decline') {
    return (
      <DeclineForm
        onDecline={(reason) => {
          void moves.move({ step: 'abgesagt', reason });
          const way = email ? 'mail' : firstChat(phone) && 'whatsapp';
          // The customer knows of their own refusal.
          if (way && declineTexts.ourReasons.includes(reason)) open(way, { template: replyMenuTexts.refusal });
          else close();
        }}
        onCancel={close}
      />
    );
  }
  return (
    <div className="grid gap-3">
      {hasNote && <NoteForm request={contact} isTall />}
      <div className={MENU.list} ref={focusFirst}>
        <button type="button" className={MENU.item} onClick={() => setShown('steps')}>
          {stepTexts.change(stepLabel(moves.step))}
        </button>
        <button type="button" className={MENU.item} onClick={() => setShown('correct')}>
          {texts.correct}
        </button>
        <button type="button" className={MENU.item} onClick={() => setShown('decline')}>
          {texts.decline}
        </button>
        <Link className={MENU.item} href={`/kunde?contact=${id}`}>
          {texts.customer}
        </Link>
        <CopyButton className={MENU.item} text={invoiceText(contact, address)} name={replyMenuTexts.invoice} />
        {moves.step === 'erledigt' && !contact.state?.jobs?.at(-1)?.isPaid && (
          <PendingButton className={MENU.item} onPress={notePaid}>
            {stepTexts.paid}
          </PendingButton>
        )}
        <Link className={MENU.item} href={`/contacts?print=${id}`}>
          {sheetTexts.open}
        </Link>
        <PersonItems
          id={id}
          person={{ ...contact, address, stays: customer?.stays, requests: customer?.requests ?? [contact] }}
        />
        {moves.isWaiting && (
          <PendingButton className={`${MENU.item} text-brick`} onPress={removeSpam}>
            {spamTexts.spam}
          </PendingButton>
        )}
        <RemoveButton contact={contact} className={`${MENU.item} text-brick`} />
      </div>
    </div>
  );
}

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
      <SelectField
        label={declineTexts.reason}
        options={declineTexts.reasons.map((reason) => [reason, reason])}
        name="reason"
        ref={focusFirst}
      />
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
