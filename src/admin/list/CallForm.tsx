import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { CallerField } from '#admin/case/CallerField.tsx';
import { CALL_DRAFT } from '#admin/case/drafts.ts';
import { isNumber, knownCallers } from '#admin/case/known-callers.ts';
import { toldFields } from '#admin/case/told-fields.ts';
import { DayAndTime } from '#admin/dates/DayAndTime.tsx';
import { finishedTexts } from '#admin/dates/finished-texts.ts';
import { asDate } from '#admin/dates/use-date.ts';
import { dateErrors } from '#admin/shown/date-form-texts.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { callFormTexts as texts } from '#admin/shown/form-texts.ts';
import { useRequestMutation, wholeQuery } from '#admin/shown/request-queries.ts';
import { typedDate } from '#admin/shown/typed-date.ts';
import { customerOf } from '#domain/jobs/customer.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import { newCall } from '#domain/requests/case/owner-forms.ts';
import { REQUEST_FIELDS, type RequestField } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { tell } from '#shared/api/field-meta.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';

tell(newCall.shape.callBack, { label: texts.callBack });
const calledOn = z.intersection(
  toldFields(newCall),
  z.object({ what: z.optional(typedDate.shape.what), day: z.optional(z.string()), time: z.optional(z.string()) }).check(
    z.refine(({ what, day, time }) => !day || what === 'anruf' || !!time, {
      path: ['time'],
      error: dateErrors.timeMissing,
    }),
  ),
);

type Called = z.infer<typeof calledOn>;

/** In the order of a call: the caller says what is wanted, then who it is. No e-mail address. */
const CALL_FIELDS = [...new Set<RequestField>(['message', ...REQUEST_FIELDS])].filter((field) => field !== 'email');

export function CallForm({ onEntered, onCancel }: { onEntered: (id: string) => void; onCancel: () => void }) {
  const entered = useRef<string>(undefined);
  const { mutateAsync } = useRequestMutation(async ({ what = 'arbeit', day, time, ...body }: Called) => {
    const { id } = await call(formRoutes.enterCall, { body });
    if (day) await call(formRoutes.setDate, { params: { id, before: 0 }, body: { what, day, time } });
    return { id };
  });
  /** Free hours of the agenda begin a call with their day. */
  const gap = useHistoryState<{ day?: string; time?: string } | null>();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, values, draft, set, errors } = useSentForm(
    calledOn,
    async (typed) => {
      entered.current = (await mutateAsync(typed)).id;
    },
    {
      draft: CALL_DRAFT,
      start: { key, customer: undefined, what: 'arbeit', day: gap?.day, time: gap?.time },
      saved: texts.saved,
      onSaved: () => entered.current && onEntered(entered.current),
    },
  );
  const [isKnown, setKnown] = useState(false);
  const date = asDate(values);

  const { data: contacts = [] } = useQuery(wholeQuery());
  const [typed, setTyped] = useState(`${values.name || values.phone || ''}`);
  const callers = knownCallers(contacts, typed);

  // Also over a draft without a day. Once: what is chosen afterwards stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (gap?.day && !values.day) set({ day: gap.day, time: gap.time });
  }, []);

  function type(words: string) {
    const [name, other] = isNumber(words) ? ['phone', 'name'] : ['name', 'phone'];
    // What was typed before it was one or the other.
    set({ customer: undefined, [name]: words, ...(values[other] === typed && { [other]: '' }) });
    setTyped(words);
  }

  function take(caller: StoredRequest | undefined) {
    set({ customer: caller?.customerId });
    if (caller) {
      const { name, phone = values.phone } = caller;
      set({ name, phone, place: customerOf([caller]).address ?? values.place });
      setKnown(true);
      setTyped(name);
    }
    const next = caller ? 'message' : isNumber(typed) ? 'name' : 'phone';
    form.ref.current?.querySelector<HTMLElement>(`[name=${next}]`)?.focus();
  }

  return (
    <SentForm
      form={form}
      words={[
        date.day ? finishedTexts.plan(whenOf(date, new Date())) : texts.save,
        undefined,
        draft ? texts.discard : texts.cancel,
      ]}
      onCancel={onCancel}
    >
      <CallerField
        {...{ typed, callers, label: texts.caller, isNew: texts.isNew(typed.trim()) }}
        onType={type}
        onChoose={take}
      />
      {(isKnown || date.day) && (
        <>
          <FormField {...field('what')} />
          <DayAndTime
            id=""
            typed={date}
            proposed={gap?.day ? { day: gap.day } : undefined}
            isTyped={date.day !== ''}
            onType={set}
            errors={errors}
          />
        </>
      )}
      {CALL_FIELDS.map((name) => (
        <FormField key={name} {...field(name)} />
      ))}
      <FormField {...field('callBack')} />
    </SentForm>
  );
}
