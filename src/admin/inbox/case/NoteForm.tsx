import * as z from 'zod/mini';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { noteText } from '#domain/requests/case/shapes.ts';
import { useKeptForm } from '#shared/browser/use-kept-form.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { useEnter } from '../contact-queries.ts';
import { noteDraft } from './drafts.ts';

const note = z.object({ text: noteText });

/** Adds a note to a request; the draft stays until it is saved. */
export function NoteForm({ id }: { id: string }) {
  const { form, keep, send } = useKeptForm(noteDraft(id));
  const { mutateAsync } = useEnter();
  const { errors, submit } = useSentForm(note, ({ text }) => mutateAsync({ id, entry: { kind: 'note', text } }), {
    kept: texts.noteKept,
  });

  return (
    <form
      className="grid justify-items-start gap-2 [&>.field]:w-full"
      ref={form}
      onInput={() => keep()}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={texts.note} error={errors.text}>
        {(control) => <textarea {...control} className="input" name="text" rows={2} maxLength={NOTE_MAX_CHARS} />}
      </Field>
      <PendingButton onPress={() => send((filled) => submit(filled, texts.noteSaved))}>{texts.saveNote}</PendingButton>
    </form>
  );
}
