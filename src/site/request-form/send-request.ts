import { safeParse } from 'zod/mini';
import { CONTACT_MIN_FILL_MS } from '#config/limits.ts';
import { type VisitorRequest, visitorRequest } from '#domain/requests/request.ts';
import { ApiError, fieldErrorsOf, sentenceOf } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { intakeRoutes } from './contract.ts';
import { CONTACT_SEND_TIMEOUT_MS } from './limits.ts';
import { SentRequest } from './SentRequest.tsx';
import { IDEMPOTENCY_HEADER } from './sending-key.ts';
import { formTexts } from './texts.ts';
import { isUsable, type Outcome, type VisitorsForm, type Written } from './visitors-form.ts';

/** Checks the input with the server's schema, sends it under the key, and marks faulty fields. Never throws. */
export async function sendRequest(form: VisitorsForm, typed: Record<string, string>, key: string): Promise<Outcome> {
  const checked = safeParse(visitorRequest, typed);
  if (!checked.success) return refused(form, fieldErrorsOf(checked.error));
  const written = writtenIn(form, typed);
  const photos = form.state.chosen.filter(isUsable).length;
  markFields(form, {});
  try {
    const { message, number } = await post({ ...checked.data, ...(photos > 0 && { photos }) }, key);
    return { kind: 'sent', sentence: message, number, written, photos, Receipt: SentRequest };
  } catch (error) {
    if (error instanceof ApiError && Object.keys(error.fieldErrors).length > 0) return refused(form, error.fieldErrors);
    return { kind: 'failed', sentence: sentenceOf(error, formTexts.failureFallback) };
  }
}

function refused(form: VisitorsForm, errors: Record<string, string>): Outcome {
  markFields(form, errors);
  return { kind: 'idle' };
}

function markFields({ element, fields }: VisitorsForm, errors: Record<string, string>): void {
  for (const field of fields) markField(field, errors[field.name]);
  element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

export function markField(field: HTMLInputElement, error?: string): void {
  const id = `${field.id}-error`;
  document.getElementById(id)?.remove();
  const hint = document.getElementById(`${field.id}-hint`)?.id;
  setOrRemove(field, 'aria-invalid', error && 'true');
  setOrRemove(field, 'aria-describedby', [hint, error && id].filter(Boolean).join(' '));
  if (error)
    field.after(Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: error }));
}

function setOrRemove(element: Element, attribute: string, value: string | undefined) {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}

/** Lists each field's label with its typed or chosen words. */
const writtenIn = ({ fields }: VisitorsForm, typed: Record<string, string>): Written =>
  fields
    .map((field) => {
      const value = typed[field.name] ?? '';
      const options = field instanceof HTMLSelectElement && value ? [...field.options] : [];
      const words = options.find((option) => option.value === value)?.text ?? value;
      return [field.labels?.[0]?.firstChild?.textContent ?? '', words] as const;
    })
    .filter(([, words]) => words);

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
