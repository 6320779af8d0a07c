import { safeParse } from 'zod/mini';
import { CONTACT_MIN_FILL_MS } from '#config/limits.ts';
import { type VisitorRequest, visitorRequest } from '#domain/requests/request.ts';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { intakeRoutes } from './contract.ts';
import { IDEMPOTENCY_HEADER } from './form-key.ts';
import { CONTACT_SEND_TIMEOUT_MS } from './limits.ts';
import { controlsOf } from './mark-fields.ts';
import type { Written } from './SentRequest.tsx';
import { formTexts } from './texts.ts';

/** The state of the form (Spec §4). */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string; number: string; written: Written; photos: number }
  | { kind: 'failed'; sentence: string };

/** Part of this chunk, because only its outcomes need them. */
export { markFields } from './mark-fields.ts';
export { SentRequest } from './SentRequest.tsx';

/** Checks the input with the server's schema and sends it under the key. Never throws. */
export async function sendRequest(
  typed: Record<string, string>,
  key: string,
  { form, photos }: { form: HTMLFormElement; photos: number },
): Promise<Outcome> {
  const checked = safeParse(visitorRequest, typed);
  if (!checked.success) return { kind: 'invalid', fieldErrors: fieldErrorsOf(checked.error) };
  const written = writtenIn(form, typed);
  try {
    const receipt = await post({ ...checked.data, ...(photos > 0 && { photos }) }, key);
    return { kind: 'sent', sentence: receipt.message, number: receipt.number, written, photos };
  } catch (error) {
    if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) {
      return { kind: 'invalid', fieldErrors: error.fieldErrors };
    }
    return { kind: 'failed', sentence: sentenceOf(error, formTexts.failureFallback) };
  }
}

/** Lists each field's label with its typed or chosen words. */
const writtenIn = (form: HTMLFormElement, typed: Record<string, string>): Written =>
  Array.from(controlsOf(form), (control): Written[number] => {
    const value = typed[control.name] ?? '';
    const options = control instanceof HTMLSelectElement && value ? [...control.options] : [];
    const words = options.find((option) => option.value === value)?.text ?? value;
    return [control.labels?.[0]?.firstChild?.textContent ?? '', words];
  }).filter(([, words]) => words);

/** Waits for the shortest filling time, because autofill must not count as a robot. */
async function post(request: VisitorRequest, key: string) {
  // In a loop, because a timer may fire early, and 1,999 ms would count as a robot's.
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
