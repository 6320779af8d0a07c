import { useEffect, useRef } from 'react';
import { nextSteps } from '#content/next-steps.ts';
import { adoptStyles } from '#shared/browser/adopt-styles.ts';
import { PhoneLink } from './PhoneLink.tsx';
import styles from './sent-request.css?inline';
import { sentTexts } from './sent-texts.ts';
import { formTexts } from './texts.ts';
import type { Sent, VisitorsForm } from './visitors-form.ts';

const PART = 'mt-4 text-[1.15em]';

/** The confirmation that replaces the form (Spec §4): values, next steps, number. */
export function SentRequest({ form, sent: { sentence, number, written, photos } }: { form: VisitorsForm; sent: Sent }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    adoptStyles(styles);
    heading.current?.focus({ preventScroll: true });
    // At once, because a second quick press would stop a smooth scroll in WebKit.
    heading.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  // Facts come from the page, because no publication must rename this script (src/docs/decisions/lost-scripts.md).
  const chat = form.element.querySelector<HTMLAnchorElement>('.actions [href*="wa.me"]')?.href ?? '';
  const Photos = photos > 0 ? form.state.late?.SentPhotos : undefined;
  const again = () => {
    form.change({ outcome: { kind: 'idle' } });
    form.fields[0]?.focus();
  };
  return (
    <div className="grid justify-items-start gap-4">
      <div className="notice notice-success justify-self-stretch" role="status">
        <h3 ref={heading} tabIndex={-1}>
          {formTexts.successTitle}
        </h3>
        <p>{sentence}</p>
      </div>
      {Photos && <Photos form={form} />}
      <p>
        <a href={chat.replace(/text=.*/, `text=${encodeURIComponent(sentTexts.photosOf(number))}`)}>
          {Photos ? sentTexts.morePhotos : sentTexts.photos}
        </a>
      </p>
      <h4 className={PART}>{sentTexts.next}</h4>
      <ol className="grid list-decimal gap-3 pl-[1.5em] marker:font-heavy marker:text-petrol">
        {nextSteps(form.element.dataset.quoteHours ?? '').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {sentTexts.urgent} <PhoneLink form={form} />
      </p>
      <h4 className={PART}>{sentTexts.written}</h4>
      <dl className="grid gap-3">
        {written.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={again}>
        {sentTexts.again}
      </button>
    </div>
  );
}
