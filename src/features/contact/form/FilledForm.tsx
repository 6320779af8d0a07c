import { ContactFields } from './ContactFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { formTexts } from './texts.ts';

/** The contact form for somebody who has chosen already; fill-correction.server.ts fills it in. */
export function FilledForm() {
  return (
    <form className="contact-form" method="post" action="/api/contact">
      <ContactFields />
      <PrivacyNotice />
      <button type="submit" className="button button-action">
        {formTexts.submit}
      </button>
    </form>
  );
}
