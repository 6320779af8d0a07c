import { buildPushPayload } from '@block65/webcrypto-web-push';
import { PUSH_ANSWER_MAX_BYTES, PUSH_TIMEOUT_MS, PUSH_TTL_S, SECOND_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { MailOutcome } from '../mail/smtp.ts';
import { connect } from './connect.ts';

/** Where a device is reached, and what it reads (RFC 8291). */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Push {
  /** What the device gets, at most 3.9 kB. */
  body: string;
  /** An undelivered message of the same topic is replaced: at most 32 characters of base64url. */
  topic: string;
}

/** What came of it; `isGone`: the push service knows no such device any more. */
export type PushOutcome = MailOutcome & { isGone?: boolean };

/** Hands a message to a device's push service. Never throws: what went wrong is an outcome. */
export async function sendPush(
  key: { publicKey: string; privateKey: string },
  { endpoint, p256dh, auth }: Subscription,
  { body, topic }: Push,
  now: Date,
): Promise<PushOutcome> {
  let request: Awaited<ReturnType<typeof buildPushPayload>>;
  try {
    request = await buildPushPayload(
      { data: body, options: { ttl: PUSH_TTL_S, urgency: 'high', topic } },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      // Apple refuses a subject that is no real address.
      { subject: business.siteUrl, ...key },
    );
  } catch (error) {
    return { trouble: 'refused', answer: (error as Error).message };
  }
  try {
    return outcomeOf(await post(new URL(endpoint), request), now);
  } catch (error) {
    return { trouble: 'away', answer: (error as Error).message };
  }
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

async function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: Uint8Array },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
  const outgoing = connect(url, { method: 'POST', headers, signal });
  outgoing.on('error', reject);
  outgoing.on('response', async (incoming) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= PUSH_ANSWER_MAX_BYTES) break;
      }
      const text = Buffer.concat(chunks).subarray(0, PUSH_ANSWER_MAX_BYTES).toString();
      resolve({ status: incoming.statusCode ?? 0, retryAfter: incoming.headers['retry-after'], text });
    } catch (error) {
      reject(error);
    }
  });
  outgoing.end(body);
  return promise;
}

/** RFC 8030 §5, 7.3: 404 and 410 are for good, 429 and 5xx for now; whatever else concerns this message. */
function outcomeOf({ status, retryAfter, text }: Answer, now: Date): PushOutcome {
  const answer = `${status} ${text}`.trim();
  if (status >= 200 && status < 300) return { answer };
  if (status === 404 || status === 410) return { trouble: 'refused', answer, isGone: true };
  if (status !== 429 && status < 500) return { trouble: 'refused', answer };
  const notBefore = retryAfter && momentOf(retryAfter, now);
  return { trouble: 'busy', answer, ...(notBefore && { notBefore }) };
}

/** Retry-After: seconds, or a date (RFC 9110 §10.2.3). */
function momentOf(retryAfter: string, now: Date): Date | undefined {
  const at = /^\d{1,9}$/.test(retryAfter) ? now.getTime() + Number(retryAfter) * SECOND_MS : Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : new Date(at);
}
