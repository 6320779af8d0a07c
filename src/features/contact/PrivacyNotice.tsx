import { formTexts } from './form-texts.ts';

/** What happens to the typed data, to be opened and closed (Spec §2; Art. 13 GDPR). */
export function PrivacyNotice() {
  return (
    <details className="privacy-notice">
      <summary>{formTexts.privacySummary}</summary>
      {formTexts.privacyBody.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href="/datenschutz">{formTexts.privacyLink}</a>
      </p>
    </details>
  );
}
