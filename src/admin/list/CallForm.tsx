import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { CALL_DRAFT } from '#admin/case/drafts.ts';
import { OwnerField } from '#admin/case/OwnerField.tsx';
import { SaveOrCancel } from '#admin/case/SaveOrCancel.tsx';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { callFormTexts as texts } from '#admin/shown/form-texts.ts';
import { inboxQuery, useRequestMutation } from '#admin/shown/request-queries.ts';
import { type NewCall, newCall } from '#domain/requests/case/owner-forms.ts';
import { REQUEST_FIELDS, type RequestField } from '#domain/requests/fields.ts';
import { customerOf } from '#domain/requests/person/customer.ts';
import { customersIn } from '#domain/requests/person/customers.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { knownCallers, lastDay } from './known-callers.ts';

/** In the order of a call: the phone shows the number, then the caller says what is wanted. No e-mail address. */
const CALL_FIELDS = [...new Set<RequestField>(['phone', 'message', ...REQUEST_FIELDS])].filter(
  (field) => field !== 'email',
);

/** Enters a call. The draft stays until it is saved or discarded. */
export function CallForm({ onEntered, onCancel }: { onEntered: (id: string) => void; onCancel: () => void }) {
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useRequestMutation((body: NewCall) => call(formRoutes.enterCall, { body }));
  const { form, draft, keep, forget, save, errors, failure } = useDraftForm(
    CALL_DRAFT,
    newCall,
    async (typed) => {
      entered.current = (await mutateAsync(typed)).id;
    },
    {
      ...{ saved: texts.saved, kept: texts.kept, isToldHere: true },
      onSaved: () => entered.current && onEntered(entered.current),
    },
  );
  const [callKey] = useState(() => draft?.key ?? crypto.randomUUID());

  const { data } = useQuery(inboxQuery);
  const contacts = data?.contacts ?? [];
  const known = knownCallers(contacts, draft?.phone ?? '')
    .filter(({ name }) => name !== draft?.name)
    .map((caller) => ({ ...caller, place: customerOf(customersIn(contacts).get(caller.id) ?? [caller]).address }));
  const control = (name: RequestField) => form.ref.current?.elements.namedItem(name) as HTMLInputElement | null;

  // Focuses here, because the form loads after the dialog has opened.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('[name=phone]')?.focus(), [form.ref]);

  function take({ name, place, phone }: StoredRequest) {
    for (const [field, value] of Object.entries({ name, place, phone })) {
      const shown = control(field as RequestField);
      if (shown && value) shown.value = value;
    }
    keep();
    // The pressed button is gone.
    control('message')?.focus();
  }

  return (
    <form className="grid gap-4" {...form}>
      <h2 id="call-heading">{texts.title}</h2>
      <p className="max-[37.5em]:hidden">{texts.intro}</p>
      <input type="hidden" name="key" value={callKey} />
      {CALL_FIELDS.map((field) => (
        <Fragment key={field}>
          <OwnerField field={field} error={errors[field]} />
          {field === 'phone' && (
            <div className="grid gap-2 empty:hidden" role="status">
              {known.map((contact) => (
                <button
                  key={contact.id}
                  type="button"
                  className="button justify-start text-left"
                  onClick={() => take(contact)}
                >
                  {texts.known(
                    [contact.name, contact.place, texts.lastOn(lastDay(contact))].filter(Boolean).join(', '),
                  )}
                </button>
              ))}
            </div>
          )}
        </Fragment>
      ))}
      <label className="flex min-h-touch items-center gap-3">
        <input className="size-6 shrink-0 accent-petrol" type="checkbox" name="callBack" value="yes" />
        {texts.callBack}
      </label>
      {failure && (
        <p className="notice notice-error" role="alert">
          {failure}
        </p>
      )}
      <SaveOrCancel
        save={save}
        forget={forget}
        onClose={onCancel}
        words={{ save: texts.save, cancel: draft ? texts.discard : texts.cancel }}
      />
    </form>
  );
}
