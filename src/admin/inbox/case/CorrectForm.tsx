import { useEffect } from 'react';
import { CORRECTED, type Correction, correction } from '#domain/requests/case/correction.ts';
import { entryOf } from '#domain/requests/fields.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { useKeptForm } from '#shared/browser/use-kept-form.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { useContactMutation } from '../contact-queries.ts';
import { correctRoutes } from './correct-contract.ts';
import { correctDraft } from './drafts.ts';
import { correctTexts as texts } from './form-texts.ts';

/** Corrects name, number, address and place of a request; the history keeps the old ones. */
export function CorrectForm({ request, onClose }: { request: ContactSubmission; onClose: () => void }) {
  const { id } = request;
  const { form, keep, forget, send } = useKeptForm(correctDraft(id));
  const { mutateAsync } = useContactMutation((body: Correction) =>
    call(correctRoutes.correct, { params: { id }, body }),
  );
  const { errors, submit } = useSentForm(correction, mutateAsync, { kept: texts.kept });

  // Here, because the form loads after the menu has opened.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  async function save() {
    const isSaved = await send((filled) => submit(filled, texts.saved));
    if (isSaved) onClose();
    return isSaved;
  }

  return (
    <form
      className="grid gap-4"
      ref={form}
      noValidate
      onInput={() => keep()}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {CORRECTED.map((field) => {
        const { label, control } = entryOf(field);
        if (control.element !== 'input') return null;
        const { type, maxLength } = control;
        return (
          <TextField
            key={field}
            {...{ label, type, maxLength }}
            error={errors[field]}
            name={field}
            autoComplete="off"
            defaultValue={request[field] ?? ''}
          />
        );
      })}
      <div className="flex flex-wrap gap-2">
        <PendingButton className={BUTTON.primary} onPress={save}>
          {texts.save}
        </PendingButton>
        <button
          type="button"
          className="button"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
