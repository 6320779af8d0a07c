import { useRef } from 'react';
import * as z from 'zod/mini';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { Field } from '#shared/ui/Field.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { useEnter } from './case-queries.ts';
import { noteText } from './contract.ts';
import { historyTexts as texts } from './history-texts.ts';

const note = z.object({ text: noteText });

/** Adds a note to a request. */
export function NoteForm({ id }: { id: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { mutateAsync } = useEnter();
  const { errors, submitAndReset } = useSentForm(note, ({ text }) =>
    mutateAsync({ id, entry: { kind: 'note', text } }),
  );

  return (
    <form className="grid justify-items-start gap-2 [&>.field]:w-full" ref={form} onSubmit={(e) => e.preventDefault()}>
      <Field label={texts.note} error={errors.text}>
        {(control) => <textarea {...control} className="input" name="text" rows={2} maxLength={NOTE_MAX_CHARS} />}
      </Field>
      <PendingButton onPress={() => form.current && submitAndReset(form.current, texts.noteSaved)}>
        {texts.saveNote}
      </PendingButton>
    </form>
  );
}
