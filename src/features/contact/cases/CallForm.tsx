import { useEffect, useRef } from 'react';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { call } from '#shared/api/call.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { contactFields } from '../fields.ts';
import { useContactMutation } from '../inbox/contact-queries.ts';
import { callRoutes, type NewCall, newCall } from './call-contract.ts';
import { callFormTexts as texts } from './call-texts.ts';

interface CallFormProps {
  callKey: string;
  onEntered: (id: string) => void;
  onCancel: () => void;
}

const { name, phone, place, service, message } = contactFields;

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
      <TextField
        label={name.label}
        name="name"
        maxLength={name.control.maxLength}
        error={errors.name}
        autoComplete="off"
      />
      <TextField
        label={phone.label}
        name="phone"
        type="tel"
        maxLength={phone.control.maxLength}
        error={errors.phone}
        autoComplete="off"
      />
      <TextField
        label={place.label}
        name="place"
        maxLength={place.control.maxLength}
        error={errors.place}
        autoComplete="off"
      />
      <Field label={service.label} error={errors.service}>
        {(control) => (
          <select {...control} className="input" name="service">
            <option value="">{texts.noChoice}</option>
            {SERVICE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {SERVICE_LABELS[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={message.label} error={errors.message}>
        {(control) => (
          <textarea {...control} className="input" name="message" rows={3} maxLength={message.control.maxLength} />
        )}
      </Field>
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
