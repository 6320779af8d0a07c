import { useRef, useState } from 'react';
import { safeParse } from 'zod/mini';
import { CONTACT_MIN_FILL_MS, CONTACT_SEND_TIMEOUT_MS } from '#config/limits.ts';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { type ContactRequest, contactRequest, contactRoutes, IDEMPOTENCY_HEADER } from './contract.ts';
import { formTexts } from './texts.ts';

/** Where the form stands (Spec §4). `sentence` is for people. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string }
  | { kind: 'failed'; sentence: string };

/** Checks and sends the form. The same content sent again carries the same key, so it is stored once. */
export function useSendContact() {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const [isSending, setSending] = useState(false);
  const inFlight = useRef(false);
  const lastTry = useRef({ content: '', key: '' });

  async function send(data: FormData): Promise<void> {
    if (inFlight.current) return;
    const typed = Object.fromEntries(data) as Record<string, string>;
    const checked = safeParse(contactRequest, typed);
    if (!checked.success) return setOutcome({ kind: 'invalid', fieldErrors: fieldErrorsOf(checked.error) });

    const content = JSON.stringify(typed);
    if (lastTry.current.content !== content) lastTry.current = { content, key: newKey() };
    inFlight.current = true;
    setSending(true);
    setOutcome({ kind: 'idle' });
    try {
      const receipt = await post(checked.data, lastTry.current.key);
      lastTry.current = { content: '', key: '' };
      setOutcome({ kind: 'sent', sentence: receipt.message });
    } catch (error) {
      setOutcome(failureOf(error));
    } finally {
      inFlight.current = false;
      setSending(false);
    }
  }

  /** A field that is being corrected is not called wrong any longer. */
  function forgetError(field: string): void {
    if (outcome.kind !== 'invalid' || !(field in outcome.fieldErrors)) return;
    const { [field]: _, ...others } = outcome.fieldErrors;
    setOutcome(Object.keys(others).length > 0 ? { kind: 'invalid', fieldErrors: others } : { kind: 'idle' });
  }

  return { outcome, isSending, send, forgetError };
}

/** Somebody whose browser fills in the form at once waits here and is not taken for a robot there. */
async function post(request: ContactRequest, key: string) {
  const tooEarlyByMs = CONTACT_MIN_FILL_MS - performance.now();
  if (tooEarlyByMs > 0) await new Promise((resolve) => setTimeout(resolve, tooEarlyByMs));
  const body = { ...request, filledInMs: Math.round(performance.now()) };
  return call(
    contactRoutes.send,
    { body },
    { headers: { [IDEMPOTENCY_HEADER]: key }, signal: AbortSignal.timeout(CONTACT_SEND_TIMEOUT_MS) },
  );
}

function failureOf(error: unknown): Outcome {
  if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) {
    return { kind: 'invalid', fieldErrors: error.fieldErrors };
  }
  return { kind: 'failed', sentence: sentenceOf(error, formTexts.failureFallback) };
}

/** 128 random bits in hex; crypto.randomUUID is missing where the page is not served over https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
