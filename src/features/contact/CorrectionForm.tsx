import { ContactFields } from './ContactFields.tsx';
import { correctionTexts, formTexts } from './texts.ts';

interface CorrectionFormProps {
  /** What went wrong as a whole. */
  sentence: string;
  fieldErrors: Record<string, string>;
  typed: Record<string, string>;
}

/** The contact form once more, filled in with what was typed, for a visitor without JavaScript. */
export function CorrectionForm({ sentence, fieldErrors, typed }: CorrectionFormProps) {
  return (
    <form className="contact-form" method="post" action="/api/contact">
      <div className="notice notice-error" role="alert">
        <p>
          <strong>{sentence}</strong>
        </p>
        <p>{correctionTexts.intro}</p>
      </div>
      <ContactFields values={typed} errors={fieldErrors} />
      <button type="submit" className="button button-action">
        {formTexts.submit}
      </button>
    </form>
  );
}
