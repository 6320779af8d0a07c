import { type ReactNode, useEffect, useRef } from 'react';
import { business } from '#content/business.ts';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { ContactFields } from './ContactFields.tsx';
import { formTexts } from './texts.ts';
import { useSendContact } from './use-send-contact.ts';

/**
 * The contact form (Spec §2, §4, §5). Complete HTML before any script: without JavaScript it posts natively. With it,
 * fields are checked by the server's own schema, nothing typed is lost by an error, and what was sent takes its place.
 * Its children, which no script changes, stand above the button.
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
    if (outcome.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  // The browser's own bubbles serve only where there is no script. In the same commit as React's handlers, so that no click
  // finds the one without the other; also for the form of another request.
  const takeOver = (element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  };

  const again = () => {
    beginAnew();
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  };

  const fieldErrors = outcome.kind === 'invalid' ? outcome.fieldErrors : {};
  return (
    <>
      {outcome.kind === 'sent' && SentRequest ? (
        <SentRequest sentence={outcome.sentence} request={outcome.request} onAgain={again} />
      ) : (
        <form
          ref={takeOver}
          className="contact-form"
          method="post"
          action="/api/contact"
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
          onInput={(event) => forgetError((event.target as HTMLInputElement).name)}
        >
          <ContactFields errors={fieldErrors} />
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
          <button type="submit" className="button button-action" disabled={isSending}>
            {isSending ? formTexts.submitting : formTexts.submit}
          </button>
        </form>
      )}
      <LateToaster />
    </>
  );
}
