import { useState } from 'react';
import { dateDraft } from '#admin/case/drafts.ts';
import { FormFailure } from '#admin/case/SaveOrCancel.tsx';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { whenOf } from '#domain/jobs/dates/date-words.ts';
import { farCall } from '#domain/jobs/dates/far-days.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import { writeDraft } from '#shared/browser/use-stored-draft.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { announce } from '#shared/ui/toast/announce.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { type FinishedJob, nextJobOf } from './finished-job.ts';
import { finishedTexts as texts } from './finished-texts.ts';
import { asDate, useDate } from './use-date.ts';
import { useDateForm } from './use-date-form.ts';

interface NextJobProps {
  job: FinishedJob;
  cents: number | undefined;
  weeks: number;
  onPlanned: () => void;
}

/** The next work: far ahead a call in its month; else, or if asked for, on the same weekday and hour. Its draft is that of the request's next date. */
export function NextJob({ job: { id, name, date }, cents, weeks, onPlanned }: NextJobProps) {
  const { set } = useDate({ id, name });
  const { day, time, ...fixed } = nextJobOf({ date }, weeks, cents);
  const { form, draft, save, errors, failure } = useDateForm({ id, name }, { seen: 0, onSaved: onPlanned });
  const { hours, place } = date;
  const shown = asDate({ ...fixed, day, time, ...draft });
  const as = [place, hours && dateTexts.hours(hours), cents && shortPrice(cents)].filter(Boolean).join(', ');
  const today = berlinDay(new Date());
  const isToday = date.day === today;
  const far = farCall(day, today);
  const [isExact, setExact] = useState(!far);

  function promise(callDay: string) {
    const stored = set({ what: 'anruf', day: callDay }, 0).then(() => {
      writeDraft(dateDraft(id), undefined);
      onPlanned();
    });
    return announce(stored, { failed: dateFormTexts.failed });
  }

  if (far && !isExact) {
    return (
      <div className="flex flex-wrap gap-2">
        <PendingButton className={BUTTON.primary} onPress={() => promise(far.day)}>
          {texts.callIn(far.month)}
        </PendingButton>
        <button type="button" className="button" onClick={() => setExact(true)}>
          {texts.exact}
        </button>
      </div>
    );
  }
  return (
    <form className="grid gap-4" {...form}>
      {Object.entries(fixed).map(([part, value]) => (
        <input key={part} type="hidden" name={part} value={value} />
      ))}
      <DayAndTime id={id} typed={shown} proposed={{ day, time }} isTyped errors={errors} />
      {as && <p className="text-ink-soft">{(isToday ? texts.asToday : texts.asLast)(as)}</p>}
      {failure && <FormFailure words={failure} />}
      <PendingButton type="submit" className={BUTTON.primary} onPress={save}>
        {texts.plan(shown.day ? whenOf(shown, new Date(shown.day)) : dateFormTexts.day)}
      </PendingButton>
    </form>
  );
}
