import { useEffect } from 'react';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { correctTexts as texts } from '#admin/shown/form-texts.ts';
import { useRequestMutation } from '#admin/shown/request-queries.ts';
import { CORRECTED, type Correction, correction } from '#domain/requests/case/owner-forms.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { call } from '#shared/api/call.ts';
import { useDraftForm } from '#shared/ui/use-draft-form.ts';
import { correctDraft } from './drafts.ts';
import { OwnerField } from './OwnerField.tsx';
import { SaveOrCancel } from './SaveOrCancel.tsx';

export function CorrectForm({ request, onClose }: { request: StoredRequest; onClose: () => void }) {
  const { id } = request;
  const { mutateAsync } = useRequestMutation((typed: Correction) => {
    // JSON knows no `undefined`, but an emptied field must be sent.
    const body = Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value ?? ''])) as Correction;
    return call(formRoutes.correct, { params: { id }, body });
  });
  const { form, forget, save, errors, failure } = useDraftForm(correctDraft(id), correction, mutateAsync, {
    ...texts,
    isToldHere: true,
    onSaved: onClose,
  });

  // Focuses here, because the form loads after the menu has opened.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);

  return (
    <form className="grid gap-4" {...form}>
      {CORRECTED.map((field) => (
        <OwnerField key={field} field={field} error={errors[field]} value={request[field] ?? ''} />
      ))}
      <SaveOrCancel {...{ save, forget, failure, onClose }} words={texts} />
    </form>
  );
}
