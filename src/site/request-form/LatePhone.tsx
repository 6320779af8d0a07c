import * as contact from '#facts/contact.ts';
import { PHONE_REVEAL_MS } from './limits.ts';
import { sectionTexts } from './section-texts.ts';

/** The telephone number, shown after its delay (Spec §2). */
export const LatePhone = () => (
  <span data-reveal-after-ms={PHONE_REVEAL_MS}>
    <span>{sectionTexts.loading}</span>
    <noscript>
      <a href={`tel:${contact.phone.link}`}>{contact.phone.display}</a>
    </noscript>
  </span>
);
