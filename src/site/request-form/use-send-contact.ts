import { useRef, useState } from 'react';
import { dismissToasts } from '#shared/ui/toast/toast-store.ts';
import type { SentRequest } from './SentRequest.tsx';
import type { Outcome } from './send-contact.ts';
import { formTexts } from './texts.ts';

/** Sends the form and keeps the outcome. The same content keeps its key, so it is stored once. */
export function useSendContact() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const [isSending, setSending] = useState(false);
  const inFlight = useRef(false);
  const lastTry = useRef({ content: '', key: '' });
  const sentView = useRef<typeof SentRequest>(undefined);

  async function send(form: HTMLFormElement): Promise<void> {
    if (inFlight.current) return;
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const content = JSON.stringify(typed);
    if (lastTry.current.content !== content) lastTry.current = { content, key: newKey() };
    /** Loaded with the first sending, because zod and the schema weigh as much as the form. */
    const checkAndSend = async (): Promise<Outcome> => {
      try {
        const sending = await import('./send-contact.ts');
        sentView.current = sending.SentRequest;
        return await sending.sendContact(typed, lastTry.current.key, form);
      } catch {
        return { kind: 'failed', sentence: formTexts.failureFallback };
      }
    };
    inFlight.current = true;
    setSending(true);
    setOutcome({ kind: 'idle' });
    dismissToasts();
    const next = await checkAndSend();
    if (next.kind === 'sent') lastTry.current = { content: '', key: '' };
    inFlight.current = false;
    setSending(false);
    setOutcome(next.kind === 'failed' ? { ...next, isOffline: !navigator.onLine } : next);
  }

  /** Removes the error of a field that is being corrected. */
  function forgetError(field: string): void {
    if (outcome.kind !== 'invalid' || !(field in outcome.fieldErrors)) return;
    const { [field]: _, ...others } = outcome.fieldErrors;
    setOutcome(Object.keys(others).length > 0 ? { kind: 'invalid', fieldErrors: others } : { kind: 'idle' });
  }

  const beginAnew = () => setOutcome({ kind: 'idle' });

  return { outcome, isSending, send, forgetError, beginAnew, SentRequest: sentView.current };
}

/** 128 random bits in hex; crypto.randomUUID is missing where the page is not served over https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
