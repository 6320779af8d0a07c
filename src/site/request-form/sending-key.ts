import { tryStorage } from '#shared/browser/try-storage.ts';
import { forget, SENT, write } from './form-draft.ts';
import type { VisitorsForm } from './visitors-form.ts';

/** Carries the form's key, because a request sent twice must be stored once, and its photos need to find it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const FORM_KEY = /^[\w-]{8,100}$/;

/** Returns the content's key: the same after a lost answer, also after a reload, so that the server stores it once. */
export function keyOf(form: VisitorsForm, content: string): string {
  form.unanswered ??= tryStorage(() => JSON.parse(sessionStorage[SENT]));
  if (form.unanswered?.content !== content) form.unanswered = { content, key: newKey() };
  write(SENT, form.unanswered);
  return form.unanswered.key;
}

export function forgetSending(form: VisitorsForm) {
  form.unanswered = undefined;
  forget(SENT);
}

/** 128 random bits in hex; crypto.randomUUID is missing where the page is not served over https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
