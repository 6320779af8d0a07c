import { DATE_HOURS } from '#config/limits.ts';
import { type Deed, stepOf } from '#domain/requests/case/steps.ts';
import { isOver } from '#domain/requests/dates/moments.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import type { Customer } from '#domain/requests/person/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { isConflict } from '#shared/api/api-error.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { DATE_KINDS } from '#shared/stored-words.ts';
import { BUTTON } from '#shared/ui/button-look.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { RadioRows } from '#shared/ui/RadioRows.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { dateDraft } from '../case/drafts.ts';
import { useCustomer } from '../use-customers.ts';
import { DayAndTime } from './DayAndTime.tsx';
import { dateFormTexts as texts } from './form-texts.ts';
import { typedDate } from './typed-date.ts';
import { asDate, useDate } from './use-date.ts';

interface DateFormProps {
  request: StoredRequest;
  asked: Deed | undefined;
  /** Called after the date is saved or what was typed is discarded. */
  onClose: () => void;
}

/** Sets kind, time and place of the next date, or of the one asked for; warns of others close to the typed time. */
export function DateForm({ request, asked, onClose }: DateFormProps) {
  const { id, place, state } = request;
  const date = state?.date;
  // A date that is over, or of another kind than asked for, is no draft of the next one.
  const shown = date && !isOver(date, new Date()) && (!asked || asked === date.what) ? date : undefined;
  const { set, remove } = useDate(request);
  const customer = useCustomer(id);
  const chosen = asked ?? shown?.what ?? usualKind(request, customer);
  // `seen`: the date on the screen at the start of typing, because the server refuses to overwrite a newer one.
  const { form, draft, keep, forget, save, errors } = useDraftForm(
    dateDraft(id),
    typedDate,
    async (wish) => {
      // Nobody typed: a second tap.
      if (!draft && shown) return;
      try {
        await set(wish, Number(draft?.seen ?? date?.number ?? 0));
      } catch (error) {
        // After a conflict the next try quotes the newer date. A network failure changes nothing.
        if (isConflict(error)) keep();
        throw error;
      }
    },
    { kept: texts.kept, onSaved: onClose },
  );

  function discard() {
    forget();
    onClose();
  }

  async function takeAway() {
    if (await remove()) forget();
  }

  return (
    <form className="grid gap-4" {...form} onInput={() => keep({ seen: draft?.seen ?? String(date?.number ?? 0) })}>
      <RadioRows
        legend={texts.what}
        name="what"
        options={DATE_KINDS.map((kind) => [kind, dateTexts.kinds[kind]] as const)}
        chosen={chosen}
      />
      <DayAndTime
        id={id}
        typed={draft ? asDate(draft) : { day: '', ...shown, what: chosen }}
        proposed={shown}
        isTyped={draft !== undefined}
        errors={errors}
        autoFocus={asked !== undefined}
      />
      <Field label={texts.hours} error={errors.hours}>
        {(control) => (
          // Remounts when the stored length changes, because a select keeps its first default value.
          <select {...control} key={shown?.hours} className="input" name="hours" defaultValue={shown?.hours ?? ''}>
            <option value="">{texts.usualHours}</option>
            {DATE_HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {dateTexts.hours(hours)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        name="place"
        autoComplete="off"
        defaultValue={shown ? shown.place : (customer?.address ?? place)}
        error={errors.place}
      />
      {/* The price of the last job, from the panel after 'Fertig'. */}
      {draft?.cents && <input type="hidden" name="cents" value={draft.cents} />}
      <div className="flex flex-wrap gap-2">
        <PendingButton type="submit" className={BUTTON.primary} onPress={save}>
          {texts.save}
        </PendingButton>
        {draft && (
          <button type="button" className="button" onClick={discard}>
            {texts.discard}
          </button>
        )}
        {date && (
          <span className="contents" ref={handOnFocus}>
            <PendingButton onPress={takeAway}>{texts.remove}</PendingButton>
          </span>
        )}
      </div>
    </form>
  );
}

/** Proposes a visit, or after an offer and to a regular customer the work. */
const usualKind = (request: StoredRequest, customer: Customer | undefined) =>
  ['neu', 'kontakt', 'besichtigung'].includes(stepOf(request)) && !customer?.jobs.length ? 'besichtigung' : 'arbeit';
