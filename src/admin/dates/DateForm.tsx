import { SaveOrCancel } from '#admin/case/SaveOrCancel.tsx';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import { DATE_HOURS } from '#config/limits.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { isOver } from '#domain/jobs/dates/moments.ts';
import { dateTexts } from '#domain/jobs/dates/texts.ts';
import { type Deed, stepOf } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { RadioRows } from '#shared/ui/RadioRows.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { DayAndTime } from './DayAndTime.tsx';
import { asDate, useDate } from './use-date.ts';
import { useDateForm } from './use-date-form.ts';

interface DateFormProps {
  request: StoredRequest;
  asked: Deed | undefined;
  /** Called after the date is saved or what was typed is discarded. */
  onClose: () => void;
}

/** Sets kind, time and place of the next date, or of the one asked for; warns of others close to the typed time. */
export function DateForm({ request, asked, onClose }: DateFormProps) {
  const { id, state } = request;
  const date = state?.date;
  const { shown, what, place } = proposedBy(request, asked, useCustomer(id));
  const { remove } = useDate(request);
  const { form, draft, forget, save, errors, failure } = useDateForm(request, {
    seen: date?.number ?? 0,
    isStored: shown !== undefined,
    onSaved: onClose,
  });

  async function takeAway() {
    // First, because the toast would lie under the sheet.
    onClose();
    if (await remove()) forget();
  }

  return (
    <form className="grid gap-4" {...form}>
      <RadioRows
        legend={texts.what}
        name="what"
        options={DATE_KINDS.map((kind) => [kind, dateTexts.kinds[kind]] as const)}
        chosen={what}
      />
      <DayAndTime
        id={id}
        typed={draft ? asDate(draft) : { day: '', ...shown, what }}
        proposed={shown}
        isTyped={draft !== undefined}
        errors={errors}
        autoFocus={asked !== undefined}
      />
      <SelectField
        // Remounts when the stored length changes, because a select keeps its first default value.
        key={shown?.hours}
        label={texts.hours}
        error={errors.hours}
        options={[['', texts.usualHours], ...DATE_HOURS.map((hours) => [hours, dateTexts.hours(hours)] as const)]}
        name="hours"
        defaultValue={shown?.hours ?? ''}
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        name="place"
        autoComplete="off"
        defaultValue={place}
        error={errors.place}
      />
      {/* The price of the last job, from the panel after 'Fertig'. */}
      {draft?.cents && <input type="hidden" name="cents" value={draft.cents} />}
      <SaveOrCancel
        {...{ save, forget, failure }}
        onClose={draft && onClose}
        words={{ save: texts.save, cancel: texts.discard }}
      >
        {date && (
          <span className="contents" ref={handOnFocus}>
            <PendingButton onPress={takeAway}>{texts.remove}</PendingButton>
          </span>
        )}
      </SaveOrCancel>
    </form>
  );
}

/** The date that the form shows before somebody types, with kind and place. */
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
