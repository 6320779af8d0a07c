import { useRef, useState } from 'react';
import { dismissToast } from '#shared/ui/toast/toast-store.ts';
import { forgetSending, lastSending, noteSending, type Sending } from './form-draft.ts';
import type { SentRequest } from './SentRequest.tsx';
import type { Outcome } from './send-contact.ts';
import { formTexts } from './texts.ts';

/** Sends the form and keeps the outcome. The same content keeps its key, so it is stored once. */
export function useSendContact() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const inFlight = useRef(false);
  const last = useRef<Partial<Sending>>(undefined);
  const sentView = useRef<typeof SentRequest>(undefined);

  async function send(form: HTMLFormElement): Promise<void> {
    if (inFlight.current) return;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const content = JSON.stringify(typed);
    const before = last.current ?? lastSending();
    const sending = { content, key: (before.content === content && before.key) || newKey() };
    last.current = sending;
    noteSending(sending);
    /** Loaded with the first sending, because zod and the schema weigh as much as the form. */
    const checkAndSend = async (): Promise<Outcome> => {
      try {
        const { SentRequest, sendContact } = await import('./send-contact.ts');
        sentView.current = SentRequest;
        return await sendContact(typed, sending.key, form);
      } catch {
        return { kind: 'failed', sentence: formTexts.failureFallback };
      }
    };
    inFlight.current = true;
    const showIdle = showSending(form.querySelector('.actions button') as HTMLElement);
    setOutcome({ kind: 'idle' });
    dismissToast();
    const next = await checkAndSend();
    if (next.kind === 'sent') {
      last.current = {};
      forgetSending();
    }
    inFlight.current = false;
    showIdle();
    setOutcome(next);
  }

  /** Removes the error of a field that is being corrected. */
  function forgetError(field: string): void {
    if (outcome.kind !== 'invalid' || !(field in outcome.fieldErrors)) return;
    const { [field]: _, ...others } = outcome.fieldErrors;
    setOutcome(Object.keys(others).length > 0 ? { kind: 'invalid', fieldErrors: others } : { kind: 'idle' });
  }

  const beginAnew = () => setOutcome({ kind: 'idle' });

  return { outcome, send, forgetError, beginAnew, SentRequest: sentView.current };
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

/** 128 random bits in hex; crypto.randomUUID is missing where the page is not served over https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
