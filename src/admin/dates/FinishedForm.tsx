import { useState } from 'react';
import * as z from 'zod/mini';
import { priceDraft } from '#admin/case/drafts.ts';
import { priceText } from '#admin/case/PriceForm.tsx';
import { useEntries } from '#admin/case/use-entries.ts';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { type TypedDate, typedDate } from '#admin/shown/typed-date.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { nearDayOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import { dayAgain, farCall } from '#domain/jobs/dates/near-days.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { centsOf, germanPrice } from '#domain/jobs/price.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { told } from '#shared/api/field-meta.ts';
import { focusFirst, handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { Chips } from '#shared/ui/Chips.tsx';
import { FormField } from '#shared/ui/FormField.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { uiTexts } from '#shared/ui/texts.ts';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { finishedTexts as texts } from './finished-texts.ts';
import { asDate, useDate } from './use-date.ts';

export interface FinishedJob {
  id: string;
  name: string;
  version: number;
  date: NextDate;
  cents?: number | undefined;
}

interface FinishedFormProps {
  job: FinishedJob;
  number: number;
  isNamed: boolean;
  onEnd: () => void;
}

const finished = z.object({
  price: told(priceText(true), { label: texts.price, input: { inputMode: 'decimal' } }),
  paid: told(z.optional(z.literal('yes')), { label: texts.paid }),
});
type Typed = z.infer<typeof finished> & Partial<TypedDate>;

export function FinishedForm({ job, number, isNamed, onEnd }: FinishedFormProps) {
  const { id, name, date } = job;
  const { time, hours, place } = date;
  const { enter, undo } = useEntries({ id });
  const { set: setDate } = useDate({ id, name });
  const lastCents = useCustomer(id)?.jobs.find(({ cents }) => cents)?.cents;
  const cents = job.cents ?? lastCents;
  const [weeks, setWeeks] = useState<number>();
  const [isExact, setExact] = useState(false);
  const today = berlinDay(new Date());
  const again = weeks && dayAgain(date.day, weeks, today);
  // Nobody knows the hour of a job so far ahead.
  const far = again && !isExact ? farCall(again, today) : undefined;
  const isPlanned = weeks !== undefined && !far;
  const usual = { what: 'arbeit', hours: hours?.toString(), place, time, day: again };
  const start = { price: cents ? germanPrice(cents) : '', ...usual };
  const { form, field, values, draft, set, forget, errors } = useSentForm(
    isPlanned ? z.intersection(finished, typedDate) : finished,
    store,
    { draft: priceDraft(id), start, onSaved: onEnd },
  );

  async function store({ price, paid, ...next }: Typed) {
    const typed = centsOf(price) ?? 0;
    let version = number;
    // An equal price before the end is another answer.
    if (typed !== (job.cents ?? 0)) version = (await enter({ kind: 'price', cents: typed, version })).number;
    if (paid) await enter({ kind: 'paid', version });
    if (far) await setDate({ what: 'anruf', day: far.day }, 0);
    if (isPlanned) await setDate({ ...(next as TypedDate), ...(typed && { cents: typed }) }, 0);
  }

  function choose(span: number) {
    const next = span === weeks ? undefined : span;
    setWeeks(next);
    setExact(false);
    // The days of another span are other ones. Without a draft the price stays one that nobody typed.
    if (draft) set({ day: next && dayAgain(date.day, next, today), time });
  }

  async function takeBack() {
    const isUndone = await undo(number, texts.reopened(name));
    if (!isUndone) return false;
    forget();
    onEnd();
    return true;
  }

  const shown = asDate(values);
  const planned = shown.day ? texts.plan(whenOf(shown, new Date(shown.day))) : dateFormTexts.choose;
  const deed = far ? texts.callIn(far.month) : isPlanned ? planned : texts.never;
  return (
    <section className="py-3" aria-label={`${texts.finish}: ${name}`} ref={handOnFocus}>
      <header>
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong className="flex items-center gap-2 text-vine" role="status" ref={focusFirst}>
            <Icon name="check" />
            {texts.finish}
          </strong>
          <PendingButton className="min-h-touch text-petrol underline underline-offset-4" onPress={takeBack}>
            {uiTexts.undo}
          </PendingButton>
        </p>
        {isNamed && <bdi className="block text-[1.25rem] leading-tight font-bold wrap-anywhere">{name}</bdi>}
        <p className="text-ink-soft">{nearDayOf(date, new Date())}</p>
      </header>
      <SentForm
        form={form}
        words={[deed]}
        className="grid gap-5 pt-5"
        beside={
          far && (
            <button type="button" className="button" onClick={() => setExact(true)}>
              {texts.exact}
            </button>
          )
        }
      >
        <FormField {...field('price')} />
        <FormField {...field('paid')} />
        <div>
          <p className="field-label" aria-hidden="true">
            {texts.again}
          </p>
          <Chips label={texts.again} options={texts.spans} chosen={weeks} onChoose={choose} />
        </div>
        {isPlanned && (
          <>
            <DayAndTime
              key={weeks}
              id={id}
              typed={shown}
              proposed={again ? { day: again } : undefined}
              isTyped
              onType={set}
              errors={errors}
            />
            <LikeLast date={date} isToday={date.day === today} />
          </>
        )}
      </SentForm>
    </section>
  );
}

function LikeLast({ date: { place, hours }, isToday }: { date: NextDate; isToday: boolean }) {
  const words = [place, hours && dateTexts.hours(hours)].filter(Boolean).join(', ');
  return words && <p className="text-ink-soft">{(isToday ? texts.asToday : texts.asLast)(words)}</p>;
}
