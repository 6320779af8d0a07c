import { CONTACT_MIN_FILL_MS } from '#config/limits.ts';
import type { ContactRequest } from '#domain/requests/request.ts';

/** Why a request looks like a robot's, or undefined. A missing time says nothing: it is missing without JavaScript. */
export function suspicionOf(request: ContactRequest): 'honeypot' | 'too-fast' | undefined {
  if (request.subject !== undefined) return 'honeypot';
  if (request.filledInMs !== undefined && request.filledInMs < CONTACT_MIN_FILL_MS) return 'too-fast';
  return undefined;
}
