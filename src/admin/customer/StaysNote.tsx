import { useState } from 'react';
import * as z from 'zod/mini';
import { SaveOrCancel } from '#admin/case/SaveOrCancel.tsx';
import { stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { lines } from '#shared/api/text-fields.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { PAGE } from './customer-look.ts';
import { customerTexts as texts } from './texts.ts';

const draftOf = ({ requests }: Customer) => `stays:${requests.at(-1)?.id}`;

/** What stays true at each job, e.g. where the key is. The pen edits it in a sheet. */
export function StaysNote({ customer }: { customer: Customer }) {
  const { stays } = customer;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex items-center gap-2 py-2">
      {stays && (
        <p className="min-w-0 flex-1 border-l-4 border-sun pl-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {stays}
        </p>
      )}
      <button
        type="button"
        className={`${PAGE.icon} ${stays ? '-mr-3' : ''}`}
        aria-label={stays && texts.changeStays}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="pen" />
        {!stays && texts.writeStays}
      </button>
      {isOpen && (
        <Sheet title={texts.stays} onClose={close}>
          <StaysForm customer={customer} onDone={close} />
        </Sheet>
      )}
    </div>
  );
}

const typed = z.object({ text: lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong }) });

function StaysForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { enter, offerUndo } = useEntries(customer.requests[0] ?? { id: '' });
  const { form, draft, forget, save, errors, failure } = useDraftForm(
    draftOf(customer),
    typed,
    async ({ text }) => {
      // Nobody typed.
      if (!draft) return;
      const { number } = await enter({ kind: 'stays', text });
      const action = offerUndo(number, texts.staysUndone);
      showToast({ title: stepTexts.doneTitle, description: texts.staysSaved(text !== ''), action });
    },
    { kept: texts.staysKept, isToldHere: true, onSaved: onDone },
  );

  return (
    <form className="grid gap-3" {...form}>
      <Field label={texts.stays} labelClass="sr-only" hint={texts.staysHint} error={errors.text}>
        {(control) => <textarea {...control} className="input" name="text" rows={3} defaultValue={customer.stays} />}
      </Field>
      <SaveOrCancel
        save={save}
        forget={forget}
        failure={failure}
        onClose={onDone}
        words={{ save: uiTexts.save[0], cancel: texts.cancel }}
      />
    </form>
  );
}
