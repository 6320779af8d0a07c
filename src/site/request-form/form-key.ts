/** Carries the form's key, because a request sent twice must be stored once, and its photos need to find it. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const FORM_KEY = /^[\w-]{8,100}$/;
