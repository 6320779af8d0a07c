import { useEffect, useLayoutEffect, useRef } from 'react';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { showToast, type ToastContent } from '#shared/ui/toast/toast-store.ts';
import { ContactFields } from './ContactFields.tsx';
import { formTexts } from './form-texts.ts';
import type { Outcome } from './outcome.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { useSendContact } from './use-send-contact.ts';

/**
 * The contact form (Spec §2, §4, §5). Complete HTML before any script: without JavaScript it posts natively. With it,
 * fields are checked by the server's own schema, and nothing typed is lost by an error.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLHeadingElement>(null);
  const { outcome, isSending, send, forgetError } = useSendContact();

  // The browser's own bubbles serve only where there is no script. In the same breath as the handlers, so that no click
  // finds the one without the other.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (outcome.kind === 'sent') form.current?.reset();
    if (outcome.kind === 'sent' || outcome.kind === 'failed') {
      notice.current?.focus();
      showToast(toastOf(outcome));
    }
    if (outcome.kind === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  const fieldErrors = outcome.kind === 'invalid' ? outcome.fieldErrors : {};
  return (
    <form
      ref={form}
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
      <PrivacyNotice />
      {outcome.kind === 'failed' && (
        <div className="notice notice-error" role="alert">
          <h3 ref={notice} tabIndex={-1}>
            {formTexts.failureTitle}
          </h3>
          <p>{outcome.sentence}</p>
          <p>{formTexts.kept}</p>
        </div>
      )}
      {outcome.kind === 'sent' && (
        <div className="notice notice-success" role="status">
          <h3 ref={notice} tabIndex={-1}>
            {formTexts.successTitle}
          </h3>
          <p>{outcome.sentence}</p>
        </div>
      )}
      <button type="submit" className="button button-action" disabled={isSending}>
        {isSending ? formTexts.submitting : formTexts.submit}
      </button>
      <LateToaster />
    </form>
  );
}

const toastOf = (outcome: Extract<Outcome, { sentence: string }>): ToastContent =>
  outcome.kind === 'sent'
    ? { title: formTexts.successTitle, description: outcome.sentence }
    : { title: formTexts.failureTitle, description: outcome.sentence, variant: 'destructive' };
