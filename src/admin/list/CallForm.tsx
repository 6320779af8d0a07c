import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { CallerField } from '#admin/case/CallerField.tsx';
import { CALL_DRAFT } from '#admin/case/drafts.ts';
import { isNumber, knownCallers } from '#admin/case/known-callers.ts';
import { OwnerField } from '#admin/case/OwnerField.tsx';
import { SaveOrCancel } from '#admin/case/SaveOrCancel.tsx';
import { DayAndTime } from '#admin/dates/DayAndTime.tsx';
import { finishedTexts } from '#admin/dates/finished-texts.ts';
import { asDate } from '#admin/dates/use-date.ts';
import { dateErrors, dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { callFormTexts as texts } from '#admin/shown/form-texts.ts';
import { useRequestMutation, wholeQuery } from '#admin/shown/request-queries.ts';
import { customerOf } from '#domain/jobs/customer.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { newCall } from '#domain/requests/case/owner-forms.ts';
import { REQUEST_FIELDS, type RequestField } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { RadioRows } from '#shared/ui/RadioRows.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';

const calledOn = z.intersection(
  newCall,
  z.object({ what: z.optional(z.enum(DATE_KINDS)), day: z.optional(z.string()), time: z.optional(z.string()) }).check(
    z.refine(({ what, day, time }) => !day || what === 'anruf' || !!time, {
      path: ['time'],
      error: dateErrors.timeMissing,
    }),
  ),
);

type Called = z.infer<typeof calledOn>;
const KINDS = DATE_KINDS.map((kind) => [kind, dateTexts.kinds[kind]] as const);

/** In the order of a call: the caller says what is wanted, then who it is. No e-mail address. */
const CALL_FIELDS = [...new Set<RequestField>(['message', ...REQUEST_FIELDS])].filter((field) => field !== 'email');

export function CallForm({ onEntered, onCancel }: { onEntered: (id: string) => void; onCancel: () => void }) {
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useRequestMutation(async ({ what = 'arbeit', day, time, ...body }: Called) => {
    const { id } = await call(formRoutes.enterCall, { body });
    if (day) await call(formRoutes.setDate, { params: { id, before: 0 }, body: { what, day, time } });
    return { id };
  });
  const { form, draft, keep, forget, save, errors, failure } = useDraftForm(
    CALL_DRAFT,
    calledOn,
    async (typed) => {
      entered.current = (await mutateAsync(typed)).id;
    },
    {
      ...{ saved: texts.saved, kept: texts.kept, isToldHere: true },
      onSaved: () => entered.current && onEntered(entered.current),
    },
  );
  const [callKey] = useState(() => draft?.key ?? crypto.randomUUID());

  /** Free hours of the agenda begin a call with their day. */
  const gap = useHistoryState<{ day?: string; time?: string } | null>();
  const [isKnown, setKnown] = useState(false);
  const { what = 'arbeit', day = gap?.day ?? '', time = gap?.time } = draft ?? {};
  const isDated = isKnown || day !== '';

  const { data: contacts = [] } = useQuery(wholeQuery());
  const [typed, setTyped] = useState(draft?.name || draft?.phone || '');
  const callers = knownCallers(contacts, typed);
  const control = (name: RequestField) => form.ref.current?.elements.namedItem(name) as HTMLInputElement | null;

  // Focuses here, because the form loads after the sheet has opened.
  useEffect(() => form.ref.current?.querySelector<HTMLElement>('[role=combobox]')?.focus(), [form.ref]);

  function fill(values: Partial<Record<RequestField, string | undefined>>) {
    for (const [field, value] of Object.entries(values)) {
      const shown = control(field as RequestField);
      if (shown && value) shown.value = value;
    }
    keep();
  }

  function choose(customer = '') {
    const hidden = form.ref.current?.elements.namedItem('customer') as HTMLInputElement | null;
    if (hidden) hidden.value = customer;
  }

  function type(words: string) {
    choose();
    const field = isNumber(words) ? 'phone' : 'name';
    // What was typed before it was one or the other.
    const other = control(field === 'phone' ? 'name' : 'phone');
    if (other?.value === typed) other.value = '';
    setTyped(words);
    const shown = control(field);
    if (shown) shown.value = words;
    keep();
  }

  function take(caller: StoredRequest | undefined) {
    choose(caller?.customerId);
    if (caller) {
      const { address } = customerOf([caller]);
      setKnown(true);
      fill({ name: caller.name, phone: caller.phone, place: address });
      setTyped(caller.name);
    }
    control(caller ? 'message' : isNumber(typed) ? 'name' : 'phone')?.focus();
  }

  return (
    <form className="grid gap-4" {...form}>
      <input type="hidden" name="key" value={callKey} />
      <input type="hidden" name="customer" />
      <CallerField
        {...{ typed, callers, label: texts.caller, isNew: texts.isNew(typed.trim()) }}
        onType={type}
        onChoose={take}
      />
      {isDated && (
        <>
          <RadioRows legend={dateFormTexts.what} name="what" options={KINDS} chosen="arbeit" />
          <DayAndTime
            id=""
            typed={asDate({ what, day, time })}
            proposed={gap?.day ? { day: gap.day, time: gap.time } : undefined}
            isTyped={day !== ''}
            errors={errors}
          />
        </>
      )}
      {CALL_FIELDS.map((field) => (
        <OwnerField key={field} field={field} error={errors[field]} />
      ))}
      <label className="flex min-h-touch items-center gap-3">
        <input className="size-6 shrink-0 accent-petrol" type="checkbox" name="callBack" value="yes" />
        {texts.callBack}
      </label>
      <SaveOrCancel
        save={save}
        forget={forget}
        failure={failure}
        onClose={onCancel}
        words={{
          save: day ? finishedTexts.plan(whenOf({ day, time }, new Date())) : texts.save,
          cancel: draft ? texts.discard : texts.cancel,
        }}
      />
    </form>
  );
}
