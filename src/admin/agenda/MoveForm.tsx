import { dateDraft } from '#admin/case/drafts.ts';
import { DayAndTime } from '#admin/dates/DayAndTime.tsx';
import { asDate, useDate } from '#admin/dates/use-date.ts';
import { dateFormTexts } from '#admin/shown/date-form-texts.ts';
import { typedDate } from '#admin/shown/typed-date.ts';
import { nearDayOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { sheetTexts as texts } from './agenda-texts.ts';

/** Another day or hour for a date; kind, length, place and price stay. Its draft is that of the form of dates. */
export function MoveForm({ date, onMoved }: { date: ListedDate; onMoved: () => void }) {
  const { id, name, what, day, time, hours = '', place = '', cents = '', number } = date;
  const { set } = useDate({ id, name });
  const { form, draft, save, errors } = useDraftForm(dateDraft(id), typedDate, (wish) => set(wish, number), {
    kept: dateFormTexts.kept,
    onSaved: onMoved,
  });
  const shown = draft ? asDate({ what, hours: String(hours), ...draft }) : date;
  return (
    <form className="grid gap-4" {...form}>
      <p className="text-small text-ink-soft">{texts.before(nearDayOf(date, new Date()))}</p>
      {Object.entries({ what, hours, place, ...(cents && { cents }) }).map(([part, value]) => (
        <input key={part} type="hidden" name={part} value={value} />
      ))}
      <DayAndTime id={id} typed={shown} proposed={{ day, time }} isTyped={draft !== undefined} errors={errors} />
      <PendingButton type="submit" className={BUTTON.primary} onPress={() => draft && save()}>
        {draft && shown.day ? texts.move(whenOf(shown, new Date())) : texts.choose}
      </PendingButton>
    </form>
  );
}
