import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  CONTACT_MIN_FILL_MS,
  CONTACT_WINDOW_MS,
  DAY_MS,
  REQUESTS_PER_DAY,
  REQUESTS_PER_DAY_AND_CLIENT,
} from '#config/limits.ts';
import { deliverDue } from '#domain/messages/deliver.server.ts';
import { dropLetter, type Letter, queueLetter } from '#domain/messages/letters.server.ts';
import { receiptMail } from '#domain/messages/receipt-mail.server.ts';
import { replyBy } from '#domain/messages/reply-by.ts';
import { requestMail } from '#domain/messages/request-mail.server.ts';
import { requestPush } from '#domain/messages/request-push.server.ts';
import { CONTACT_FIELDS } from '#domain/requests/fields.ts';
import type { ContactRequest } from '#domain/requests/request.ts';
import { keepApart, takeContact } from '#domain/requests/store.server.ts';
import { sortOut } from '#domain/requests/suspects.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { clientKey } from '#server/client-key.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { readEnvironment } from '#server/environment.ts';
import { countHit, type Hit } from '#server/rate-limit.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { intakeRoutes } from './contract.ts';
import { IDEMPOTENCY_HEADER } from './contract.ts';
import { contactAnswers } from './texts.ts';

/** Takes requests from visitors (Spec §7). */
export const intakeHandlers: Handlers<typeof intakeRoutes> = {
  async send({ body, request, address, deploy, afterAnswer }, { db, now }) {
    const contact = { request: body, idempotencyKey: idempotencyKeyOf(request, body, now), now };
    const hit = hitOf(address, now);
    const suspicion = suspicionOf(body);
    const { waitS, id } = suspicion
      ? await keepApart(db, contact, suspicion, hit)
      : await takeContact(db, contact, (id) => queueLetter(letterOf(id, body), now), hit);
    if (waitS > 0) throw new HttpError(429, contactAnswers.tooMany, { headers: { 'retry-after': String(waitS) } });
    if (id === undefined) throw new HttpError(422, contactAnswers.keyOfAnother);
    if (!suspicion) afterAnswer(tell(db, { id, address, deploy, now }));
    return new Reply(201, { id, number: shortNumber(id), message: contactAnswers.received(replyBy(now)) });
  },
};

interface Stored extends OfDeploy {
  id: string;
  address: string;
  now: Date;
}

/** Tells of a request, or keeps it apart if too many came today; after the answer, because the visitor need not wait. */
async function tell(db: Kysely<Database>, { id, address, deploy, now }: Stored): Promise<void> {
  const day = { windowMs: DAY_MS, now };
  const waits = await Promise.all([
    countHit(db, { ...day, key: clientKey('contact-day', address), limit: REQUESTS_PER_DAY_AND_CLIENT }),
    countHit(db, { ...day, key: 'contact-day', limit: REQUESTS_PER_DAY }),
  ]);
  if (waits.some((waitS) => waitS > 0)) {
    await sortOut(db, id);
    await dropLetter(db, id);
  } else await deliverDue(db, { deploy });
}

/** Writes the messages about a request to the owner and, if wanted, to the visitor. */
export const letterOf = (id: string, request: ContactRequest): Letter => ({
  toOwner: requestMail(id, request),
  toDevices: requestPush(id, request),
  receipt: receiptMail(id, request),
});

/** Finds the mark of a robot in a request. A missing time is none, because it is missing without JavaScript. */
function suspicionOf(request: ContactRequest): 'honeypot' | 'too-fast' | undefined {
  if (request.subject !== undefined) return 'honeypot';
  if (request.filledInMs !== undefined && request.filledInMs < CONTACT_MIN_FILL_MS) return 'too-fast';
  return undefined;
}

const hitOf = (address: string, now: Date): Hit => ({
  key: clientKey('contact', address),
  limit: readEnvironment().contactPostsPerWindow,
  windowMs: CONTACT_WINDOW_MS,
  now,
});

const FORM_KEY = /^[\w-]{8,100}$/;

/**
 * Returns the key that stores a request once: the form's own, or a digest of content and day without JavaScript. A
 * double click stores one request; the same words next spring are a new one.
 */
function idempotencyKeyOf(request: Request, content: ContactRequest, now: Date): string {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && FORM_KEY.test(key)) return key;
  const digest = createHash('sha256')
    .update(JSON.stringify(CONTACT_FIELDS.map((field) => content[field])))
    .digest('base64url');
  return `${berlinDay(now)}.${digest}`;
}
