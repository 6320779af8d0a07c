import { useEffect } from 'react';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { correctTexts as texts } from '#admin/shown/form-texts.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import { CORRECTED, type Correction, correction } from '#domain/requests/case/owner-forms.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { FormField } from '#shared/ui/FormField.tsx';
import { SentForm } from '#shared/ui/SentForm.tsx';
import { useSentForm } from '#shared/ui/use-sent-form.ts';
import { correctDraft } from './drafts.ts';
import { toldFields } from './told-fields.ts';

const told = toldFields(correction);

export function CorrectForm({ request, onClose }: { request: StoredRequest; onClose: () => void }) {
  const { id } = request;
  const { mutateAsync } = useRequestMutation((typed: Correction) => {
    // JSON knows no `undefined`, but an emptied field must be sent.
    const body = Object.fromEntries(CORRECTED.map((name) => [name, typed[name] ?? ''])) as Correction;
    return call(formRoutes.correct, { params: { id }, body });
  });
  const { form, field } = useSentForm(told, mutateAsync, {
    draft: correctDraft(id),
    start: Object.fromEntries(CORRECTED.map((name) => [name, request[name] ?? ''])),
    saved: texts.saved,
    onSaved: onClose,
  });

  // Focuses here, because the form loads after the menu has opened.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);

  return (
    <SentForm form={form} words={[texts.save, undefined, texts.cancel]} onCancel={onClose}>
      {CORRECTED.map((name) => (
        <FormField key={name} {...field(name)} />
      ))}
    </SentForm>
  );
}
