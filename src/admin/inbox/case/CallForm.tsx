import { useEffect, useRef, useState } from 'react';
import { type NewCall, newCall } from '#domain/requests/case/owner-forms.ts';
import { CONTACT_FIELDS, entryOf } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { useContactMutation } from '../contact-queries.ts';
import { formRoutes } from '../form-contract.ts';
import { CALL_DRAFT } from './drafts.ts';
import { callFormTexts as texts } from './form-texts.ts';

/** Callers are not asked for an e-mail address. */
const CALL_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'email');

/** Enters a call. The draft stays until it is saved or discarded. */
export function CallForm({ onEntered, onCancel }: { onEntered: (id: string) => void; onCancel: () => void }) {
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useContactMutation((body: NewCall) => call(formRoutes.enterCall, { body }));
  const { form, draft, forget, save, errors, failure } = useDraftForm(
    CALL_DRAFT,
    newCall,
    async (typed) => {
      entered.current = (await mutateAsync(typed)).id;
    },
    { saved: texts.saved, kept: texts.kept, isToldHere: true },
  );
  const [callKey] = useState(() => draft?.key ?? crypto.randomUUID());

  // Here, because the form loads after the dialog has opened. Callers say their name first.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('[name=name]')?.focus(), [form.ref]);

  async function enter() {
    const isEntered = await save();
    if (isEntered && entered.current) onEntered(entered.current);
    return isEntered;
  }

  return (
    <form className="grid gap-4" {...form}>
      <h2 id="call-heading">{texts.title}</h2>
      <p className="max-[600px]:hidden">{texts.intro}</p>
      <input type="hidden" name="key" value={callKey} />
      {CALL_FIELDS.map((field) => (
        <CallField key={field} field={field} error={errors[field]} />
      ))}
      <label className="flex min-h-touch items-start gap-3">
        <input className="mt-1 size-6 shrink-0 accent-petrol" type="checkbox" name="callBack" value="yes" />
        <span>
          {texts.callBack}
          <span className="field-hint block">{texts.callBackHint}</span>
        </span>
      </label>
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <PendingButton className={BUTTON.primary} onPress={enter}>
          {texts.save}
        </PendingButton>
        <button
          type="button"
          className="button"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {draft ? texts.discard : texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** A field of the contact form without autofill, because the owner enters somebody else's data. */
function CallField({ field, error }: { field: ContactField; error: string | undefined }) {
  const { label: asked, control } = entryOf(field);
  const label = field === 'message' ? texts.message : asked;
  if (control.element === 'input') {
    const { type, maxLength } = control;
    return <TextField {...{ label, error, type, maxLength }} name={field} autoComplete="off" />;
  }
  return (
    <Field label={label} error={error}>
      {(own) =>
        control.element === 'select' ? (
          <select {...own} className="input" name={field}>
            <option value="">{texts.noChoice}</option>
            {Object.entries(control.choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <textarea {...own} className="input" name={field} rows={3} maxLength={control.maxLength} />
        )
      }
    </Field>
  );
}
