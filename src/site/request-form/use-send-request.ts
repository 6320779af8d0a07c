import { useRef, useState } from 'react';
import { dismissToast } from '#shared/ui/toast/toast-store.ts';
import { forgetSending, keyOf } from './form-draft.ts';
import { photos } from './photos/PhotoField.tsx';
import type * as Sender from './send-request.ts';
import type { Outcome } from './send-request.ts';
import { formTexts } from './texts.ts';

export function useSendRequest() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const inFlight = useRef(false);
  const loaded = useRef<typeof Sender>(undefined);

  async function send(form: HTMLFormElement): Promise<void> {
    if (inFlight.current) return;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const key = keyOf(JSON.stringify(typed));
    inFlight.current = true;
    const showIdle = showSending(form.querySelector('.actions button') as HTMLElement);
    setOutcome({ kind: 'idle' });
    dismissToast();
    let next: Outcome = { kind: 'failed', sentence: formTexts.failureFallback };
    const sender = await fetchSender();
    if (sender) {
      loaded.current = sender;
      await photos.ready;
      next = await sender.sendRequest(typed, key, { form, photos: photos.late?.countPhotos() ?? 0 });
    } else if (await fetch('').catch(() => {})) return postAsHtml(form);
    if (next.kind === 'sent') {
      forgetSending();
      void photos.late?.sendPhotos(key);
    }
    inFlight.current = false;
    showIdle();
    setOutcome(next);
  }

  function forgetError(field: string): void {
    if (outcome.kind !== 'invalid' || !(field in outcome.fieldErrors)) return;
    const { [field]: _, ...others } = outcome.fieldErrors;
    setOutcome(Object.keys(others).length > 0 ? { kind: 'invalid', fieldErrors: others } : { kind: 'idle' });
  }

  const beginAnew = () => setOutcome({ kind: 'idle' });

  return { outcome, send, forgetError, beginAnew, sender: loaded.current };
}

/** Undefined if it does not come, because a publication may take the file from an open page. */
export const fetchSender = () => import('./send-request.ts').catch(() => {});

/** Sends it as the browser would, because a publication may have taken the script away. */
function postAsHtml(form: HTMLFormElement) {
  form.onsubmit = null;
  form.requestSubmit();
}

/** Names the state on the button, and returns what puts its words back, which may be translated. */
function showSending(button: HTMLElement) {
  const words = [...button.childNodes];
  button.replaceChildren(formTexts.submitting);
  button.setAttribute('aria-disabled', 'true');
  return () => {
    button.replaceChildren(...words);
    button.removeAttribute('aria-disabled');
  };
}
