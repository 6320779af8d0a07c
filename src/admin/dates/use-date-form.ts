import { dateDraft } from '#admin/case/drafts.ts';
import { dateFormTexts as texts } from '#admin/shown/date-form-texts.ts';
import { typedDate } from '#admin/shown/typed-date.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { isConflict } from '#shared/api/api-error.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { useDate } from './use-date.ts';

interface Filled {
  /** The number of the date on the screen; the server refuses to overwrite a newer one. */
  seen: number;
  /** Whether the form shows a stored date, so that saving it untouched does nothing. */
  isStored?: boolean;
  onSaved: () => void;
}

/** A form of the next date of a request; all of them share one draft. */
export function useDateForm(request: Pick<StoredRequest, 'id' | 'name'>, { seen, isStored, onSaved }: Filled) {
  const { set } = useDate(request);
  const entry = useDraftForm(
    dateDraft(request.id),
    typedDate,
    async (wish) => {
      if (!entry.draft && isStored) return;
      try {
        await set(wish, Number(entry.draft?.seen ?? seen));
      } catch (error) {
        // After a conflict the next try quotes the newer date. A network failure changes nothing.
        if (isConflict(error)) entry.keep();
        throw error;
      }
    },
    { kept: texts.kept, isToldHere: true, onSaved },
  );
  // The date on the screen at the start of typing.
  const onInput = () => entry.keep({ seen: entry.draft?.seen ?? String(seen) });
  return { ...entry, form: { ...entry.form, onInput } };
}
