import { dateDraft } from '#admin/case/drafts.ts';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { typedDate } from '#admin/shown/typed-date.ts';
import { useCustomer } from '#admin/shown/use-customers.ts';
import type { Customer } from '#domain/jobs/customer.ts';
import { nearDayOf, whenOf } from '#domain/jobs/dates/date-words.ts';
import { isOver } from '#domain/jobs/dates/time-span.ts';
import { type Deed, stepOf } from '#domain/jobs/steps.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { isConflict } from '#shared/api/api-error.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
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
  const { shown, start } = proposedBy(request, asked, useCustomer(id));
  const { set: setDate, remove } = useDate(request);
  const { form, field, values, draft, set, forget, errors } = useSentForm(
    typedDate,
    async (wish, { seen }) => {
      if (!draft && shown) return;
      try {
        await setDate(wish, Number(seen ?? start.seen));
      } catch (error) {
        // The next try quotes the newer date. A network failure changes nothing.
        if (isConflict(error)) set({ seen: undefined });
        throw error;
      }
    },
    { draft: dateDraft(id), start, onSaved },
  );
  const typed = asDate(values);
  const save = isMove ? moveWords(draft && typed) : texts.save;

  async function takeAway() {
    // First, because the toast would lie under the sheet.
    onClose();
    if (await remove()) forget();
  }

  return (
    <SentForm
      // There is nothing to move yet.
      form={isMove && !draft ? { ...form, onSend: () => undefined } : form}
      words={[save, save, texts.discard]}
      onCancel={draft && onClose}
      beside={
        state?.date &&
        !isMove && (
          <span className="contents" ref={handOnFocus}>
            <PendingButton onPress={takeAway}>{texts.remove}</PendingButton>
          </span>
        )
      }
    >
      {!isMove && <FormField {...field('what')} />}
      {isMove && shown && <p className="text-small text-ink-soft">{texts.before(nearDayOf(shown, new Date()))}</p>}
      <DayAndTime
        id={id}
        typed={typed}
        proposed={shown}
        isTyped={draft !== undefined}
        onType={set}
        errors={errors}
        autoFocus={asked !== undefined}
      />
      {!isMove && <FormField {...field('hours')} />}
      {!isMove && <FormField {...field('place')} />}
    </SentForm>
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
  const start = {
    what: asked ?? shown?.what ?? (isNew ? 'besichtigung' : 'arbeit'),
    day: shown?.day,
    time: shown?.time,
    hours: shown?.hours?.toString(),
    place: shown ? shown.place : (customer?.address ?? request.place),
    // The server refuses to overwrite a newer date than the one on the screen.
    seen: date?.number ?? 0,
  };
  return { shown, start };
}
