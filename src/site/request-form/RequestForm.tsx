import { useEffect, useLayoutEffect, useRef } from 'react';
import { isHeldOffline } from '#shared/browser/held-offline.ts';
import { LateToaster } from '#shared/ui/toast/LateToaster.tsx';
import { showToast } from '#shared/ui/toast/toast-store.ts';
import { fields } from './form-draft.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { PhotoField, photos } from './photos/PhotoField.tsx';
import { formTexts } from './texts.ts';
import { fetchSender, useSendRequest } from './use-send-request.ts';

/**
 * Takes over the contact form around it (Spec §2, §4, §5), which posts as plain HTML without JavaScript. The server's
 * schema checks the fields, an error keeps the typed data, and the confirmation hides the form. Draws only what comes
 * later, because the form holds text typed before.
 */
export function RequestForm() {
  const notice = useRef<HTMLHeadingElement>(null);
  const { outcome, send, forgetError, beginAnew, sender } = useSendRequest();
  const SentRequest = sender?.SentRequest;

  // After each rendering, because the handlers know its state.
  useLayoutEffect(() => {
    const form = theForm();
    form.noValidate = true;
    form.toggleAttribute('data-sent', outcome.kind === 'sent');
    form.onsubmit = (event) => {
      event.preventDefault();
      if (!isHeldOffline(form)) void send(form);
    };
    form.oninput = ({ target }) => {
      void fetchSender();
      forgetError((target as HTMLInputElement).name);
    };
  });

  useEffect(() => {
    const form = theForm();
    sender?.markFields(form, outcome.kind === 'invalid' ? outcome.fieldErrors : {});
    if (outcome.kind === 'sent') {
      showToast({ title: formTexts.successTitle, description: outcome.sentence });
      empty(form);
    }
    if (outcome.kind === 'failed') {
      notice.current?.focus();
      showToast({ title: formTexts.failureTitle, description: outcome.sentence, variant: 'destructive' });
    }
  }, [outcome, sender]);

  useEffect(() => {
    // Somebody typed before this script was there, and may type no more.
    if (fields().some(({ value }) => value)) void fetchSender();
  }, []);

  const isInvalid = outcome.kind === 'invalid';
  useEffect(() => {
    if (isInvalid) theForm().querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isInvalid]);

  const again = () => {
    beginAnew();
    requestAnimationFrame(() => theForm().querySelector('input')?.focus());
  };

  return (
    <>
      {outcome.kind === 'sent' && SentRequest && (
        <SentRequest sent={outcome} photos={outcome.photos > 0 ? photos.late?.SentPhotos : undefined} onAgain={again} />
      )}
      {outcome.kind === 'failed' && (
        <div className="notice notice-error" role="alert">
          <h3 ref={notice} tabIndex={-1}>
            {formTexts.failureTitle}
          </h3>
          <p>{outcome.sentence}</p>
          <p>
            {formTexts.kept} <PhoneLink />
          </p>
        </div>
      )}
      {outcome.kind !== 'sent' && <PhotoField />}
      <LateToaster />
    </>
  );
}

const theForm = () => document.querySelector('.contact-form') as HTMLFormElement;

/** Empties the form, and tells the heading, the draft and the place's answer. */
function empty(form: HTMLFormElement) {
  form.reset();
  for (const control of fields()) control.dispatchEvent(new Event('change', { bubbles: true }));
}
