import { safeParse } from 'zod/mini';
import { CONTACT_MIN_FILL_MS, CONTACT_SEND_TIMEOUT_MS } from '#config/limits.ts';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { type ContactRequest, contactRequest, IDEMPOTENCY_HEADER, intakeRoutes } from '../intake/contract.ts';
import type { Outcome } from './outcome.ts';
import { formTexts } from './texts.ts';

/** What stands in the form's place once it is sent comes with the sending: there at once, and no byte before. */
export { SentRequest } from './SentRequest.tsx';

/** Checks what was typed by the server's own schema and sends it under the key. Never throws. */
export async function sendContact(typed: Record<string, string>, key: string): Promise<Outcome> {
  const checked = safeParse(contactRequest, typed);
  if (!checked.success) return { kind: 'invalid', fieldErrors: fieldErrorsOf(checked.error) };
  try {
    const receipt = await post(checked.data, key);
    return { kind: 'sent', sentence: receipt.message, request: typed };
  } catch (error) {
    if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) {
      return { kind: 'invalid', fieldErrors: error.fieldErrors };
    }
    return { kind: 'failed', sentence: sentenceOf(error, formTexts.failureFallback) };
  }
}

/** Somebody whose browser fills in the form at once waits here and is not taken for a robot there. */
async function post(request: ContactRequest, key: string) {
  // In a loop: a timer may fire a fraction of a millisecond early, and 1,999 ms would count as a robot's.
  for (let restMs = restOfWait(); restMs > 0; restMs = restOfWait()) {
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
  const body = { ...request, filledInMs: Math.round(performance.now()) };
  return call(
    intakeRoutes.send,
    { body },
    { headers: { [IDEMPOTENCY_HEADER]: key }, signal: AbortSignal.timeout(CONTACT_SEND_TIMEOUT_MS) },
  );
}

const restOfWait = () => CONTACT_MIN_FILL_MS - performance.now();
