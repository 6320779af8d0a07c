import { useState } from 'react';
import * as z from 'zod/mini';
import { priceDraft } from '#admin/case/drafts.ts';
import { priceText } from '#admin/case/PriceForm.tsx';
import { FormFailure } from '#admin/case/SaveOrCancel.tsx';
import { stepTexts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { type TypedDate, typedDate } from '#admin/shown/typed-date.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { nearDayOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import { farCall } from '#domain/jobs/dates/far-days.ts';
import { dayAgain } from '#domain/jobs/dates/near-days.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { centsOf, germanPrice } from '#domain/jobs/price.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { focusFirst, handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { writeDraft } from '#shared/browser/use-stored-draft.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { BUTTON_CELL, CELLS } from './CellField.tsx';
import { DayAndTime } from './DayAndTime.tsx';
import { finishedTexts as texts } from './finished-texts.ts';
import { asDate, useDate } from './use-date.ts';

const AGAIN_WEEKS = [2, 4, 8, 26, 52] as const;

export interface FinishedJob {
  id: string;
  name: string;
  version: number;
  date: NextDate;
  service?: string | undefined;
  cents?: number | undefined;
}

interface FinishedFormProps {
  job: FinishedJob;
  number: number;
  isNamed: boolean;
  onEnd: () => void;
}

const finished = z.object({ price: priceText(true), paid: z.optional(z.string()) });
type Typed = z.infer<typeof finished> & Partial<TypedDate>;

export function FinishedForm({ job, number, isNamed, onEnd }: FinishedFormProps) {
  const { id, name, date, service } = job;
  const { time = '', hours, place = '' } = date;
  const { enter, undo } = useEntries({ id });
  const { set } = useDate({ id, name });
  const lastCents = useCustomer(id)?.jobs.find(({ cents }) => cents)?.cents;
  const cents = job.cents ?? lastCents;
  const [weeks, setWeeks] = useState<number>();
  const [isExact, setExact] = useState(false);
  const today = berlinDay(new Date());
  const day = dayAgain(date.day, weeks ?? 0, today);
  // Nobody knows the hour of a job so far ahead.
  const far = weeks && !isExact ? farCall(day, today) : undefined;
  const isPlanned = weeks !== undefined && !far;
  const { form, draft, forget, save, errors, failure } = useDraftForm(
    priceDraft(id),
    isPlanned ? z.intersection(finished, typedDate) : finished,
    store,
    { kept: dateFormTexts.kept, isToldHere: true, onSaved: onEnd },
  );

  async function store({ price, paid, ...next }: Typed) {
    const typed = centsOf(price) ?? 0;
    let version = number;
    // An equal price before the end is another answer.
    if (typed !== (job.cents ?? 0)) version = (await enter({ kind: 'price', cents: typed, version })).number;
    if (paid) await enter({ kind: 'paid', version });
    if (far) await set({ what: 'anruf', day: far.day }, 0);
    if (isPlanned) await set({ ...(next as TypedDate), ...(typed && { cents: typed }) }, 0);
  }

  function choose(span: number) {
    // The days of another span are other ones.
    if (draft) writeDraft(priceDraft(id), { price: draft.price, ...(draft.paid && { paid: draft.paid }) });
    setWeeks(span === weeks ? undefined : span);
    setExact(false);
  }

  async function takeBack() {
    const isUndone = await undo(number, texts.reopened(name));
    if (!isUndone) return false;
    forget();
    onEnd();
    return true;
  }

  const fixed = { what: 'arbeit', hours: String(hours ?? ''), place };
  const shown = asDate({ ...fixed, day, time, ...draft });
  const facts = [service && shownValue('service', service).split(' ')[0], hours && dateTexts.hours(hours)];
  const as = [place, hours && dateTexts.hours(hours)].filter(Boolean).join(', ');
  const deed = far ? texts.callIn(far.month) : isPlanned ? texts.plan(whenOf(shown, new Date(shown.day))) : texts.never;
  return (
    <section className="py-3" aria-label={`${texts.finish}: ${name}`} ref={handOnFocus}>
      <form className="grid gap-5" {...form}>
        <header>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <strong className="flex items-center gap-2 text-vine" role="status" ref={focusFirst}>
              <Icon name="check" />
              {texts.finish}
            </strong>
            <PendingButton className="min-h-touch text-petrol underline underline-offset-4" onPress={takeBack}>
              {stepTexts.undo}
            </PendingButton>
          </p>
          {isNamed && <bdi className="block text-[1.25rem] leading-tight font-bold wrap-anywhere">{name}</bdi>}
          <p className="text-ink-soft">
            {[nearDayOf(date, new Date()), facts.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
          </p>
        </header>
        <TextField
          label={texts.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          error={errors.price}
          defaultValue={cents ? germanPrice(cents) : ''}
        />
        <label className="flex min-h-touch items-center gap-3">
          <input className="size-6 shrink-0 accent-petrol" type="checkbox" name="paid" value="yes" />
          {texts.paid}
        </label>
        <fieldset className="grid gap-1">
          <legend className="field-label">{texts.again}</legend>
          <div className={`${CELLS} grid-cols-[repeat(auto-fill,minmax(max(33.3%-1px,6rem),1fr))]`}>
            {AGAIN_WEEKS.map((span, at) => (
              <button
                key={span}
                type="button"
                className={BUTTON_CELL}
                aria-pressed={span === weeks}
                onClick={() => choose(span)}
              >
                {texts.spans[at]}
              </button>
            ))}
          </div>
        </fieldset>
        {isPlanned && (
          <>
            {Object.entries(fixed).map(([part, value]) => (
              <input key={part} type="hidden" name={part} value={value} />
            ))}
            <DayAndTime key={weeks} id={id} typed={shown} proposed={{ day, time }} isTyped errors={errors} />
            {as && <p className="text-ink-soft">{(date.day === today ? texts.asToday : texts.asLast)(as)}</p>}
          </>
        )}
        {failure && <FormFailure words={failure} />}
        <div className="flex flex-wrap gap-2">
          <PendingButton type="submit" className={`${BUTTON.primary} flex-1`} onPress={save}>
            {deed}
          </PendingButton>
          {far && (
            <button type="button" className="button" onClick={() => setExact(true)}>
              {texts.exact}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
