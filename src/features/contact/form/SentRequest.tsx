import { useEffect, useRef } from 'react';
import { business } from '#content/business.ts';
import { nextSteps } from '#content/next-steps.ts';
import { SERVICE_LABELS, type ServiceKind } from '#content/service-kinds.ts';
import { sentTexts } from './sent-texts.ts';
import { formTexts } from './texts.ts';

interface SentRequestProps {
  /** What the server said. */
  sentence: string;
  /** What was sent, by field. */
  request: Record<string, string>;
  onAgain: () => void;
}

/** Stands in the form's place once it is sent (Spec §4): what was sent, what happens next, the number. */
export function SentRequest({ sentence, request, onAgain }: SentRequestProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, email, phone, service, message } = request;
  const rows: [string, string | undefined][] = [
    [formTexts.name, name],
    [formTexts.email, email],
    [formTexts.phone, phone],
    [formTexts.service, service && SERVICE_LABELS[service as ServiceKind]],
    [formTexts.message, message],
  ];
  return (
    <div className="contact-sent">
      <div className="notice notice-success" role="status">
        <h3 ref={heading} tabIndex={-1}>
          {formTexts.successTitle}
        </h3>
        <p>{sentence}</p>
      </div>
      <h4>{sentTexts.next}</h4>
      <ol>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {sentTexts.urgent} <a href={`tel:${business.phone.link}`}>{business.phone.display}</a>
      </p>
      <h4>{sentTexts.written}</h4>
      <dl>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <button type="button" className="button" onClick={onAgain}>
        {sentTexts.again}
      </button>
    </div>
  );
}
