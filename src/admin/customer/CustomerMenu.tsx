import { PersonItems } from '#admin/card/PersonItems.tsx';
import { RemoveButton } from '#admin/card/RemoveButton.tsx';
import { correctDraft } from '#admin/case/drafts.ts';
import { Menu } from '#admin/case/Menu.tsx';
import { MENU } from '#admin/shown/card-look.ts';
import { inboxTexts } from '#admin/shown/texts.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { latePart } from '#shared/ui/late-part.tsx';

const CorrectForm = latePart('h-[24rem]', async () => (await import('#admin/case/CorrectForm.tsx')).CorrectForm);

export function CustomerMenu({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { requests } = customer;
  // A customer of the notebook has no card.
  const entry = requests.find(({ isNotebook }) => isNotebook);
  const forms = entry
    ? [{ id: 'correct', words: inboxTexts.correct, form: <CorrectForm request={entry} onClose={onDone} /> }]
    : [];
  return (
    <Menu forms={forms} starts={entry && hasDraft(correctDraft(entry.id)) ? 'correct' : undefined} onDone={onDone}>
      <PersonItems id={requests[0]?.id ?? ''} person={customer} />
      {entry && <RemoveButton contact={entry} className={`${MENU.item} text-brick`} />}
    </Menu>
  );
}
