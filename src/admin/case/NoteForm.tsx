import * as z from 'zod/mini';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { noteText } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { grow } from '#shared/browser/grow.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { noteDraft } from './drafts.ts';
import { useEntries } from './use-entries.ts';

const note = z.object({ text: noteText });

interface NoteFormProps {
  request: Pick<StoredRequest, 'id' | 'state'>;
  isTall?: boolean;
  onSaved?: () => void;
}

export function NoteForm({ request: { id, state }, isTall = false, onSaved }: NoteFormProps) {
  const { enter } = useEntries({ id, state });
  const { form, save, errors, failure } = useDraftForm(
    noteDraft(id),
    note,
    ({ text }) => enter({ kind: 'note', text }),
    {
      saved: texts.noteSaved,
      kept: texts.noteKept,
      isToldHere: true,
      onSaved,
    },
  );
  return (
    <form className="flex flex-wrap items-end gap-2" {...form}>
      <div className="min-w-[min(100%,14rem)] flex-1">
        <Field label={texts.note} labelClass="sr-only" error={errors.text ?? failure}>
          {(control) => (
            <textarea
              {...control}
              className={`input field-sizing-content ${isTall ? 'min-h-[7.5rem]' : ''}`}
              name="text"
              placeholder={texts.writeNote}
              ref={grow}
              onInput={({ currentTarget }) => grow(currentTarget)}
            />
          )}
        </Field>
      </div>
      <PendingButton onPress={save}>{texts.saveNote}</PendingButton>
    </form>
  );
}
