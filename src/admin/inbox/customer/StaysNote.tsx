import { useState } from 'react';
import * as z from 'zod/mini';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { type Customer, keeperOf } from '#domain/requests/person/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { requestErrors } from '#domain/requests/texts.ts';
import { lines } from '#shared/api/text-fields.ts';
import { once } from '#shared/browser/once.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { Field } from '#shared/ui/Field.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { stepTexts } from '../case/texts.ts';
import { useEntries } from '../case/use-entries.ts';
import { customerTexts as texts } from './texts.ts';

/** The key of a draft; the first request keeps its place when others come. */
const draftOf = ({ requests }: Customer) => `stays:${requests.at(-1)?.id}`;

/** What stays true at each job, e.g. where the key is. The pen edits it in place. */
export function StaysNote({ customer }: { customer: Customer }) {
  const { stays, requests } = customer;
  const [shown, show] = useState<'note' | 'form' | 'note again'>(hasDraft(draftOf(customer)) ? 'form' : 'note');
  const keeper = keeperOf(requests);
  if (shown === 'form' && keeper) {
    return <StaysForm customer={customer} keeper={keeper} onDone={() => show('note again')} />;
  }
  return (
    <div className="flex items-center gap-2 py-2">
      {stays && (
        <p className="min-w-0 flex-1 border-l-4 border-sun pl-4 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {stays}
        </p>
      )}
      <button
        type="button"
        className={`flex min-h-touch min-w-12 items-center justify-center gap-2 rounded text-petrol ${stays ? '-mr-3' : '-ml-3'}`}
        aria-label={stays && texts.changeStays}
        // The form held the focus.
        ref={shown === 'note again' ? focus : undefined}
        onClick={once(() => show('form'))}
      >
        <Icon name="pen" />
        {!stays && texts.writeStays}
      </button>
    </div>
  );
}

const focus = (control: HTMLElement | null) => control?.focus();

const typed = z.object({ text: lines(NOTE_MAX_CHARS, { tooLong: requestErrors.noteTooLong }) });

interface StaysFormProps {
  customer: Customer;
  keeper: StoredRequest;
  onDone: () => void;
}

function StaysForm({ customer, keeper, onDone }: StaysFormProps) {
  const { enter, offerUndo } = useEntries(keeper);
  const { form, draft, forget, save, errors } = useDraftForm(
    draftOf(customer),
    typed,
    async ({ text }) => {
      // Nobody typed.
      if (!draft) return;
      const { number } = await enter({ kind: 'stays', text });
      const description = text ? texts.staysSaved : texts.staysEmptied;
      showToast({ title: stepTexts.doneTitle, description, action: offerUndo(number, texts.staysUndone) });
    },
    { kept: texts.staysKept },
  );

  async function saveAndClose() {
    const isSaved = await save();
    if (isSaved) onDone();
    return isSaved;
  }

  function discard() {
    forget();
    onDone();
  }

  return (
    <form className="grid gap-3 py-4" {...form}>
      <Field label={texts.stays} hint={texts.staysHint} error={errors.text}>
        {(control) => (
          <textarea {...control} className="input" name="text" rows={3} ref={focus} defaultValue={customer.stays} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <PendingButton onPress={saveAndClose} pendingWords={uiTexts.save[1]}>
          {uiTexts.save[0]}
        </PendingButton>
        <button type="button" className="button" onClick={discard}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
