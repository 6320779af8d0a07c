import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Customer } from '#domain/requests/person/customer.ts';
import { nameOf } from '#domain/requests/person/customers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst } from '#shared/browser/hand-on-focus.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { MENU } from '../card-look.ts';
import { correctDraft } from '../case/drafts.ts';
import { useEntries } from '../case/use-entries.ts';
import { PersonItems } from '../PersonItems.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import { inboxTexts } from '../texts.ts';
import { customerTexts as texts } from './texts.ts';

const CorrectForm = latePart('h-[24rem]', async () => (await import('../case/CorrectForm.tsx')).CorrectForm);

interface CustomerMenuProps {
  customer: Customer;
  onDone: () => void;
}

/** The opened '…' of a customer, or the question who of several names is somebody else. */
export function CustomerMenu({ customer, onDone }: CustomerMenuProps) {
  const { requests } = customer;
  // A customer of the notebook has no card.
  const entry = requests.find(({ isNotebook }) => isNotebook);
  const [shown, show] = useState<'menu' | 'names' | 'correct'>(
    entry && hasDraft(correctDraft(entry.id)) ? 'correct' : 'menu',
  );
  const names = [...new Set(requests.map(nameOf))];
  if (shown === 'correct' && entry) return <CorrectForm request={entry} onClose={onDone} />;
  if (shown === 'names') {
    return (
      <fieldset className={MENU.list} ref={focusFirst}>
        <legend className="field-label">{texts.whoIsOther}</legend>
        {names.map((name) => (
          <PartButton key={name} name={name} requests={requests} onDone={onDone} />
        ))}
      </fieldset>
    );
  }
  return (
    <div className="grid gap-3">
      <div className={MENU.list} ref={focusFirst}>
        <PersonItems id={requests[0]?.id ?? ''} person={customer} />
        {names.length > 1 && (
          <button type="button" className={MENU.item} onClick={() => show('names')}>
            {texts.isOther}
          </button>
        )}
        {entry && (
          <>
            <button type="button" className={MENU.item} onClick={() => show('correct')}>
              {inboxTexts.correct}
            </button>
            <RemoveButton contact={entry} className={`${MENU.item} text-brick`} />
          </>
        )}
      </div>
      <p className="max-w-[66ch] text-small text-ink-soft">{texts.joinHint}</p>
    </div>
  );
}

interface PartButtonProps {
  /** As `nameOf` gives it. */
  name: string;
  requests: readonly StoredRequest[];
  onDone: () => void;
}

/** Parts a name from the others of a customer. Leads to those who stay first, because the page shows them afterwards. */
function PartButton({ name, requests, onDone }: PartButtonProps) {
  const [, navigate] = useLocation();
  const keeper = requests.find((request) => nameOf(request) === name);
  const staying = requests.find((request) => nameOf(request) !== name);
  const { enter, offerUndo } = useEntries(keeper ?? { id: '' });
  const written = keeper?.name ?? name;

  async function part() {
    if (staying) navigate(`/kunde?contact=${staying.id}`, { replace: true });
    const isParted = await announce(enter({ kind: 'apart' }), {
      done: ({ number }) => ({
        title: texts.partedTitle,
        description: texts.parted(written),
        action: offerUndo(number, texts.joinedAgain(written)),
      }),
    });
    if (isParted) onDone();
    return isParted;
  }
  return (
    <PendingButton className={MENU.item} onPress={part}>
      {texts.isOtherName(written)}
    </PendingButton>
  );
}
