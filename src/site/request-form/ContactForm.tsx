import { type ReactNode, useEffect, useRef, useState } from 'react';
import { business } from '#content/business.ts';
import { whatsAppLink } from '#content/whatsapp-link.ts';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { markFields } from './mark-fields.ts';
import { formTexts } from './texts.ts';
import { useSendContact } from './use-send-contact.ts';

/**
 * The contact form (Spec §2, §4, §5), which posts as plain HTML without JavaScript. With it, the server's schema
 * checks the fields, an error keeps the typed data, and the confirmation replaces the form. React leaves the static
 * children alone, because they hold text typed before hydration.
 */
export function ContactForm({ children }: { children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLHeadingElement>(null);
  const { outcome, isSending, send, forgetError, beginAnew, SentRequest } = useSendContact();

  useEffect(() => {
    if (outcome.kind === 'sent') showToast({ title: formTexts.successTitle, description: outcome.sentence });
    if (outcome.kind === 'failed') {
      notice.current?.focus();
      showToast({ title: formTexts.failureTitle, description: outcome.sentence, variant: 'destructive' });
    }
    if (form.current) markFields(form.current, outcome.kind === 'invalid' ? outcome.fieldErrors : {});
  }, [outcome]);

  const [holidayNote, setHolidayNote] = useState('');
  useEffect(() => {
    // A bare fetch, because call() would weigh more than the form. After a failure no note appears.
    fetch('/api/holiday')
      .then((answer) => (answer.ok ? answer.json() : { note: '' }))
      .then(
        (answer: { note: string }) => setHolidayNote(answer.note),
        () => {},
      );
  }, []);

  const isInvalid = outcome.kind === 'invalid';
  useEffect(() => {
    if (isInvalid) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);

  // Switches the browser's validation off in the same commit that adds the handlers, also for a newly mounted form.
  const takeOver = (element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  };

  const again = () => {
    beginAnew();
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };

  return (
    <>
      {outcome.kind === 'sent' && SentRequest ? (
        <SentRequest sent={outcome} onAgain={again} />
      ) : (
        <form
          ref={takeOver}
          className="contact-form"
          method="post"
          action="/api/contact"
          onSubmit={(event) => {
            event.preventDefault();
            void send(event.currentTarget);
          }}
          onInput={(event) => forgetError((event.target as HTMLInputElement).name)}
        >
          {children}
          {outcome.kind === 'failed' && (
            <div className="notice notice-error" role="alert">
              <h3 ref={notice} tabIndex={-1}>
                {outcome.isOffline ? formTexts.offlineTitle : formTexts.failureTitle}
              </h3>
              <p>{outcome.isOffline ? formTexts.offline : outcome.sentence}</p>
              <p>
                {formTexts.kept} <a href={`tel:${business.phone.link}`}>{business.phone.display}</a>
              </p>
            </div>
          )}
          {holidayNote && (
            <p className="notice" role="status">
              {holidayNote}
            </p>
          )}
          <div className="actions">
            <button type="submit" className="button button-action" aria-disabled={isSending}>
              {isSending ? formTexts.submitting : formTexts.submit}
            </button>
            <a className="button" href={whatsAppLink()}>
              {formTexts.whatsapp}
            </a>
          </div>
        </form>
      )}
      <LateToaster />
    </>
  );
}
