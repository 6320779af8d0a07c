import { ContactFields } from './ContactFields.tsx';
import { CORRECTION_SENTENCE } from './correction-shell.ts';
import { correctionTexts, formTexts } from './texts.ts';

/** The form for visitors without JavaScript; fill-correction.server.ts fills it in. */
export function CorrectionForm() {
  return (
    <form className="contact-form" id="contact" method="post" action="/api/contact">
      <div className="notice notice-error" role="alert">
        <p>
          <strong id={CORRECTION_SENTENCE}>{correctionTexts.placeholder}</strong>
        </p>
        <p>{correctionTexts.intro}</p>
      </div>
      {/* Every field has an error, because the function only fills and removes elements. */}
      <ContactFields error={correctionTexts.placeholder} />
      <div className="actions">
        <button type="submit" className="button button-action">
          {formTexts.submit}
        </button>
      </div>
    </form>
  );
}
