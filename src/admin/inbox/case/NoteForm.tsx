import * as z from 'zod/mini';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { noteText } from '#domain/requests/case/shapes.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { noteDraft } from './drafts.ts';
import { useEntries } from './use-entries.ts';

const note = z.object({ text: noteText });

/** Adds a note to a request; the draft stays until it is saved. */
export function NoteForm({ request: { id, state } }: { request: ContactSubmission }) {
  const { enter } = useEntries({ id, state });
  const { form, save, errors } = useDraftForm(noteDraft(id), note, ({ text }) => enter({ kind: 'note', text }), {
    saved: texts.noteSaved,
    kept: texts.noteKept,
  });
  return (
    <form className="grid justify-items-start gap-2 [&>.field]:w-full" {...form}>
      <Field label={texts.note} error={errors.text}>
        {(control) => <textarea {...control} className="input" name="text" rows={2} />}
      </Field>
      <PendingButton onPress={save}>{texts.saveNote}</PendingButton>
    </form>
  );
}
