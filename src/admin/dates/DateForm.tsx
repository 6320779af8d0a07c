import { dateDraft } from '#admin/case/drafts.ts';
import { SaveOrCancel } from '#admin/case/SaveOrCancel.tsx';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { typedDate } from '#admin/shown/typed-date.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { DATE_HOURS } from '#config/limits.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { nearDayOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import { isOver } from '#domain/jobs/dates/moments.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { type Deed, stepOf } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { isConflict } from '#shared/api/api-error.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { RadioRows } from '#shared/ui/RadioRows.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { asDate, useDate } from './use-date.ts';

interface DateFormProps {
  request: StoredRequest;
  asked?: Deed | undefined;
  /** Whether only day and hour are asked for, because the rest of the date stays. */
  isMove?: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

/** Sets kind, time and place of the next date, or of the one asked for; warns of others close to the typed time. */
export function DateForm({ request, asked, isMove = false, onClose, onSaved = onClose }: DateFormProps) {
  const { id, state } = request;
  const date = state?.date;
  const { shown, what, place } = proposedBy(request, asked, useCustomer(id));
  const { set, remove } = useDate(request);
  // The date on the screen at the start of typing; the server refuses to overwrite a newer one.
  const seen = date?.number ?? 0;
  const { form, draft, keep, forget, save, errors, failure } = useDraftForm(
    dateDraft(id),
    typedDate,
    async (wish) => {
      if (!draft && shown) return;
      try {
        await set(wish, Number(draft?.seen ?? seen));
      } catch (error) {
        // The next try quotes the newer date. A network failure changes nothing.
        if (isConflict(error)) keep();
        throw error;
      }
    },
    { kept: texts.kept, isToldHere: true, onSaved },
  );
  const typed = draft ? asDate(draft) : { day: '', ...shown, what };

  async function takeAway() {
    // First, because the toast would lie under the sheet.
    onClose();
    if (await remove()) forget();
  }

  const rest = { what, hours: shown?.hours?.toString() ?? '', place: place ?? '' };
  return (
    <form className="grid gap-4" {...form} onInput={() => keep({ seen: draft?.seen ?? String(seen) })}>
      {isMove ? (
        <>
          {shown && <p className="text-small text-ink-soft">{texts.before(nearDayOf(shown, new Date()))}</p>}
          {Object.entries(rest).map(([part, value]) => (
            <input key={part} type="hidden" name={part} value={value} />
          ))}
        </>
      ) : (
        <RadioRows
          legend={texts.what}
          name="what"
          options={DATE_KINDS.map((kind) => [kind, dateTexts.kinds[kind]] as const)}
          chosen={what}
        />
      )}
      <DayAndTime
        id={id}
        typed={typed}
        proposed={shown}
        isTyped={draft !== undefined}
        errors={errors}
        autoFocus={asked !== undefined}
      />
      {!isMove && (
        <>
          <SelectField
            // Remounts when the stored length changes, because a select keeps its first default value.
            key={shown?.hours}
            label={texts.hours}
            error={errors.hours}
            options={[['', texts.usualHours], ...DATE_HOURS.map((hours) => [hours, dateTexts.hours(hours)] as const)]}
            name="hours"
            defaultValue={rest.hours}
          />
          <TextField
            label={texts.place}
            hint={texts.placeHint}
            name="place"
            autoComplete="off"
            defaultValue={place}
            error={errors.place}
          />
        </>
      )}
      <SaveOrCancel
        {...{ forget, failure }}
        // There is nothing to move yet.
        save={async () => (isMove && !draft) || save()}
        onClose={draft && onClose}
        words={{ save: isMove ? moveWords(draft && typed) : texts.save, cancel: texts.discard }}
      >
        {date && !isMove && (
          <span className="contents" ref={handOnFocus}>
            <PendingButton onPress={takeAway}>{texts.remove}</PendingButton>
          </span>
        )}
      </SaveOrCancel>
    </form>
  );
}

const moveWords = (typed: ReturnType<typeof asDate> | undefined) =>
  typed?.day ? texts.move(whenOf(typed, new Date())) : texts.choose;

function proposedBy(request: StoredRequest, asked: Deed | undefined, customer: Customer | undefined) {
  const date = request.state?.date;
  // A date that is over, or of another kind than asked for, is no draft of the next one.
  const shown = date && !isOver(date, new Date()) && (!asked || asked === date.what) ? date : undefined;
  // A visit, or after an offer and to a regular customer the work.
  const isNew = ['neu', 'kontakt', 'besichtigung'].includes(stepOf(request)) && !customer?.jobs.length;
  return {
    shown,
    what: asked ?? shown?.what ?? (isNew ? 'besichtigung' : 'arbeit'),
    place: shown ? shown.place : (customer?.address ?? request.place),
  };
}
