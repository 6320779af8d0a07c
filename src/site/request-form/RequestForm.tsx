import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PhotoField } from './photos/PhotoField.tsx';
import { takeOver } from './send.ts';
import { formTexts } from './texts.ts';
import { type VisitorsForm, visitorsForm } from './visitors-form.ts';

/** Draws what comes later (Spec §2, §4) into the form around it, whose fields hold text typed before. */
export function RequestForm() {
  const [form, setForm] = useState<VisitorsForm>();
  // Before the next paint, because the photos' button takes the place that the form has kept for it.
  useLayoutEffect(() => setForm(visitorsForm()), []);
  return form ? <LateForm form={form} /> : null;
}

function LateForm({ form }: { form: VisitorsForm }) {
  const { outcome } = useSyncExternalStore(form.subscribe, form.now);
  useLayoutEffect(() => takeOver(form), [form]);
  return (
    <>
      {outcome.kind === 'failed' && <Failure form={form} sentence={outcome.sentence} />}
      {outcome.kind === 'sent' ? <outcome.Receipt form={form} sent={outcome} /> : <PhotoField form={form} />}
      <LateToaster />
    </>
  );
}

function Failure({ form, sentence }: { form: VisitorsForm; sentence: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice notice-error" role="alert">
      <h3 ref={heading} tabIndex={-1}>
        {formTexts.failureTitle}
      </h3>
      <p>{sentence}</p>
      <p>
        {formTexts.kept} <PhoneLink form={form} />
      </p>
    </div>
  );
}
