import { privacyTexts } from './privacy-texts.ts';

/** What happens to the typed data, to be opened and closed (Spec §2; Art. 13 GDPR). */
export function PrivacyNotice() {
  return (
    <details className="disclosure">
      <summary>{privacyTexts.summary}</summary>
      {privacyTexts.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href="/datenschutz">{privacyTexts.link}</a>
      </p>
    </details>
  );
}
