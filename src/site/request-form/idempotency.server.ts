import { createHash } from 'node:crypto';
import { CONTACT_FIELDS } from '#domain/requests/fields.ts';
import type { ContactRequest } from '#domain/requests/request.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { IDEMPOTENCY_HEADER } from './contract.ts';

const FORM_KEY = /^[\w-]{8,100}$/;

/**
 * Gives the key under which a request is stored once: the form's own, or, without JavaScript, a digest of content and
 * day. A double click stores one request; the same words next spring are a new one.
 */
export function idempotencyKeyOf(request: Request, content: ContactRequest, now: Date): string {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && FORM_KEY.test(key)) return key;
  const digest = createHash('sha256')
    .update(JSON.stringify(CONTACT_FIELDS.map((field) => content[field])))
    .digest('base64url');
  return `${berlinDay(now)}.${digest}`;
}
