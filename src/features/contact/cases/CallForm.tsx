import { useEffect, useRef } from 'react';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { CONTACT_FIELDS } from '../fields.ts';
import { useContactMutation } from '../inbox/contact-queries.ts';
import { CallField } from './CallField.tsx';
import { callRoutes, type NewCall, newCall } from './call-contract.ts';
import { callFormTexts as texts } from './call-texts.ts';

interface CallFormProps {
  callKey: string;
  onEntered: (id: string) => void;
  onCancel: () => void;
}

/** Who calls is asked for no e-mail address. */
const CALL_FIELDS = CONTACT_FIELDS.filter((field) => field !== 'email');

/** A call in the fields of the form: who, which number, where, what about. */
export function CallForm({ callKey, onEntered, onCancel }: CallFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useContactMutation((body: NewCall) => call(callRoutes.enterCall, { body }));
  const { errors, submit } = useSentForm(newCall, async (typed) => {
    entered.current = (await mutateAsync(typed)).id;
  });

  // The dialog opens empty, and the form comes after: who calls says the name first.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=name]')?.focus(), []);

  async function save() {
    if (!form.current) return false;
    const isEntered = await submit(form.current, texts.saved);
    if (isEntered && entered.current) onEntered(entered.current);
    return isEntered;
  }

  return (
    <form className="grid gap-4" ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
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
      <div className="flex flex-wrap gap-2">
        <PendingButton className={BUTTON.primary} onPress={save}>
          {texts.save}
        </PendingButton>
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
