import { useLocation } from 'wouter';
import { PersonItems } from '#admin/card/PersonItems.tsx';
import { RemoveButton } from '#admin/card/RemoveButton.tsx';
import { correctDraft } from '#admin/case/drafts.ts';
import { Menu } from '#admin/case/Menu.tsx';
import { useEntries } from '#admin/case/use-entries.ts';
import { MENU } from '#admin/shown/card-look.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { focusFirst } from '#shared/browser/hand-on-focus.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { customerTexts as texts } from './texts.ts';

const CorrectForm = latePart('h-[24rem]', async () => (await import('#admin/case/CorrectForm.tsx')).CorrectForm);

interface CustomerMenuProps {
  customer: Customer;
  onDone: () => void;
}

export function CustomerMenu({ customer, onDone }: CustomerMenuProps) {
  const { requests } = customer;
  // A customer of the notebook has no card.
  const entry = requests.find(({ isNotebook }) => isNotebook);
  const names = [...new Set(requests.map(nameOf))];
  const whoIsOther = (
    <fieldset className={MENU.list} ref={focusFirst}>
      <legend className="field-label">{texts.whoIsOther}</legend>
      {names.map((name) => (
        <PartButton key={name} name={name} requests={requests} onDone={onDone} />
      ))}
    </fieldset>
  );
  const forms = [
    ...(names.length > 1 ? [{ id: 'names', words: texts.isOther, form: whoIsOther }] : []),
    ...(entry
      ? [{ id: 'correct', words: inboxTexts.correct, form: <CorrectForm request={entry} onClose={onDone} /> }]
      : []),
  ];
  return (
    <Menu forms={forms} starts={entry && hasDraft(correctDraft(entry.id)) ? 'correct' : undefined} onDone={onDone}>
      <PersonItems id={requests[0]?.id ?? ''} person={customer} />
      {entry && <RemoveButton contact={entry} className={`${MENU.item} text-brick`} />}
    </Menu>
  );
}

interface PartButtonProps {
  name: string;
  requests: readonly StoredRequest[];
  onDone: () => void;
}

/** Parts a name from the others of a customer. Leads to those who stay first, because the page shows them afterwards. */
function PartButton({ name, requests, onDone }: PartButtonProps) {
  const [, navigate] = useLocation();
  const keeper = requests.find((request) => nameOf(request) === name);
  const staying = requests.find((request) => nameOf(request) !== name);
  const { note } = useEntries(keeper ?? { id: '' });
  const written = keeper?.name ?? name;

  async function part() {
    if (staying) navigate(`/kunde?contact=${staying.id}`, { replace: true });
    const isParted = await note(
      { kind: 'apart' },
      texts.parted(written),
      texts.joinedAgain(written),
      texts.partedTitle,
    );
    if (isParted) onDone();
    return isParted;
  }
  return (
    <PendingButton className={MENU.item} onPress={part}>
      {texts.isOtherName(written)}
    </PendingButton>
  );
}

const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase();
