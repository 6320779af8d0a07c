import { useEffect, useRef, useState } from 'react';
import { type NewCall, newCall } from '#domain/requests/case/owner-forms.ts';
import { REQUEST_FIELDS } from '#domain/requests/fields.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { formRoutes } from '../form-contract.ts';
import { useRequestMutation } from '../request-queries.ts';
import { CALL_DRAFT } from './drafts.ts';
import { callFormTexts as texts } from './form-texts.ts';
import { OwnerField } from './OwnerField.tsx';

/** Callers are not asked for an e-mail address. */
const CALL_FIELDS = REQUEST_FIELDS.filter((field) => field !== 'email');

/** Enters a call. The draft stays until it is saved or discarded. */
export function CallForm({ onEntered, onCancel }: { onEntered: (id: string) => void; onCancel: () => void }) {
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useRequestMutation((body: NewCall) => call(formRoutes.enterCall, { body }));
  const { form, draft, forget, save, errors, failure } = useDraftForm(
    CALL_DRAFT,
    newCall,
    async (typed) => {
      entered.current = (await mutateAsync(typed)).id;
    },
    { saved: texts.saved, kept: texts.kept, isToldHere: true },
  );
  const [callKey] = useState(() => draft?.key ?? crypto.randomUUID());

  // Focuses here, because the form loads after the dialog has opened. Callers say their name first.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('[name=name]')?.focus(), [form.ref]);

  async function enter() {
    const isEntered = await save();
    if (isEntered && entered.current) onEntered(entered.current);
    return isEntered;
  }

  return (
    <form className="grid gap-4" {...form}>
      <h2 id="call-heading">{texts.title}</h2>
      <p className="max-[37.5em]:hidden">{texts.intro}</p>
      <input type="hidden" name="key" value={callKey} />
      {CALL_FIELDS.map((field) => (
        <OwnerField key={field} field={field} error={errors[field]} />
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
