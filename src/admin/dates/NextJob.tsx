import { FormFailure } from '#admin/case/SaveOrCancel.tsx';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { shortPrice } from '#domain/requests/case/price.ts';
import { whenOf } from '#domain/requests/dates/date-words.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { DayAndTime } from './DayAndTime.tsx';
import { type FinishedJob, nextJobOf } from './finished-job.ts';
import { finishedTexts as texts } from './finished-texts.ts';
import { asDate } from './use-date.ts';
import { useDateForm } from './use-date-form.ts';

interface NextJobProps {
  job: FinishedJob;
  cents: number | undefined;
  weeks: number;
  onPlanned: () => void;
}

/** The next work on the same weekday and hour, with the days around it. Its draft is that of the request's next date. */
export function NextJob({ job: { id, name, date }, cents, weeks, onPlanned }: NextJobProps) {
  const { day, time, ...fixed } = nextJobOf({ date }, weeks, cents);
  const { form, draft, save, errors, failure } = useDateForm({ id, name }, { seen: 0, onSaved: onPlanned });
  const { hours, place } = date;
  const shown = asDate({ ...fixed, day, time, ...draft });
  const as = [place, hours && dateTexts.hours(hours), cents && shortPrice(cents)].filter(Boolean).join(', ');
  const isToday = date.day === berlinDay(new Date());

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
