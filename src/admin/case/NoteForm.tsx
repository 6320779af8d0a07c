import * as z from 'zod/mini';
import { historyTexts as texts } from '#domain/requests/case/history-texts.ts';
import { noteText } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { told } from '#shared/api/field-meta.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { noteDraft } from './drafts.ts';
import { useEntries } from './use-entries.ts';

const note = z.object({
  text: told(noteText, { label: texts.note, long: true, input: { placeholder: texts.writeNote } }),
});

interface NoteFormProps {
  request: Pick<StoredRequest, 'id' | 'state'>;
  isTall?: boolean;
  onSaved?: () => void;
}

export function NoteForm({ request: { id, state }, isTall = false, onSaved }: NoteFormProps) {
  const { enter } = useEntries({ id, state });
  const { form, field } = useSentForm(note, ({ text }) => enter({ kind: 'note', text }), {
    draft: noteDraft(id),
    saved: texts.noteSaved,
    onSaved,
  });
  return (
    <SentForm form={form} words={[texts.saveNote]} isQuiet className="flex flex-wrap items-end gap-2">
      <div
        className={`min-w-[min(100%,14rem)] flex-1 [&_label]:sr-only ${isTall ? '[&_textarea]:min-h-[7.5rem]' : '[&_textarea]:min-h-touch'}`}
      >
        <FormField {...field('text')} />
      </div>
    </SentForm>
  );
}
