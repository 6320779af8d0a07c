import { buildPushPayload } from '@block65/webcrypto-web-push';
import { SECOND_MS } from '#config/limits.ts';
import { isOfPushService } from '#config/push-services.ts';
import * as firm from '#facts/firm.ts';
import type { PushTrouble } from '#shared/api/mail-trouble.ts';
import { PUSH_TIMEOUT_MS, PUSH_TTL_S } from '../limits.ts';
import type { Outcome } from '../mail/smtp.ts';

/** The result of a push; `isGone`: the push service no longer knows the device. */
export type PushOutcome = Outcome<PushTrouble> & { isGone?: boolean };

/**
 * Sends a message to a device's push service (RFC 8291). `topic`, at most 32 characters of base64url, replaces an
 * undelivered message. Never throws: a failure is an outcome.
 */
export async function sendPush(
  key: { publicKey: string; privateKey: string },
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  { body, topic }: { body: string; topic: string },
  now: Date,
): Promise<PushOutcome> {
  // Checks again, because the list may have changed since the device was stored.
  if (!isOfPushService(endpoint)) return { trouble: 'refused', answer: 'This is no push service' };
  const options = { ttl: PUSH_TTL_S, urgency: 'high', topic } as const;
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  // Apple refuses a subject that is no real address.
  const request = await buildPushPayload({ data: body, options }, subscription, {
    subject: firm.siteUrl,
    ...key,
  }).catch((error: Error) => error);
  if (request instanceof Error) return { trouble: 'refused', answer: request.message };
  try {
    const response = await fetch(endpoint, {
      method: request.method,
      // A function that was frozen finds its kept connections dead.
      headers: { ...request.headers, connection: 'close' },
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    // Its words may be of any amount.
    await response.body?.cancel();
    return outcomeOf(response, now);
  } catch (error) {
    const { message, cause } = error as Error;
    return { trouble: 'away', answer: cause instanceof Error ? cause.message : message };
  }
}

/** RFC 8030 §5, 7.3: 404 and 410 are permanent, 429 and 5xx temporary; other errors concern this message alone. */
function outcomeOf({ status, headers }: Response, now: Date): PushOutcome {
  const answer = String(status);
  if (status >= 200 && status < 300) return { answer };
  if (status === 404 || status === 410) return { trouble: 'refused', answer, isGone: true };
  if (status !== 429 && status < 500) return { trouble: 'refused', answer };
  const retryAfter = headers.get('retry-after');
  const notBefore = retryAfter && momentOf(retryAfter, now);
  return { trouble: 'busy', answer, ...(notBefore && { notBefore }) };
}

function momentOf(retryAfter: string, now: Date): Date | undefined {
  const at = /^\d{1,9}$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * SECOND_MS : Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : new Date(at);
}
