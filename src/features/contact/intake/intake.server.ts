import { CONTACT_WINDOW_MS } from '#config/limits.ts';
import { clientKey } from '#server/client-key.ts';
import { readEnvironment } from '#server/environment.ts';
import { HttpError } from '#server/http/http-error.ts';
import { type Handlers, Reply } from '#server/http/serve.ts';
import { deliverDue } from '#server/outbox/deliver.ts';
import type { Letter } from '#server/outbox/letters.ts';
import type { Hit } from '#server/rate-limit.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { keepApart, takeContact } from './contact-intake.server.ts';
import type { ContactRequest, intakeRoutes } from './contract.ts';
import { idempotencyKeyOf } from './idempotency.server.ts';
import { receiptMail } from './receipt-mail.server.ts';
import { replyBy } from './reply-by.ts';
import { requestMail } from './request-mail.server.ts';
import { requestPush } from './request-push.server.ts';
import { suspicionOf } from './robots.ts';
import { contactAnswers } from './texts.ts';

/** Takes requests from visitors (Spec §7). */
export const intakeHandlers: Handlers<typeof intakeRoutes> = {
  async send({ body, request, address, deploy, afterAnswer }, { db, now }) {
    const contact = { request: body, idempotencyKey: idempotencyKeyOf(request, body, now), now };
    const hit = hitOf(address, now);
    const suspicion = suspicionOf(body);
    const { waitS, id } = suspicion
      ? await keepApart(db, contact, suspicion, hit)
      : await takeContact(db, contact, (id) => letterOf(id, body), hit);
    if (waitS > 0) throw new HttpError(429, contactAnswers.tooMany, { headers: { 'retry-after': String(waitS) } });
    if (id === undefined) throw new HttpError(422, contactAnswers.keyOfAnother);
    if (!suspicion) afterAnswer(deliverDue(db, { deploy }));
    return new Reply(201, { id, number: shortNumber(id), message: contactAnswers.received(replyBy(now)) });
  },
};

/** What is said of a request: to the owner, and to the visitor where that is wished. */
export const letterOf = (id: string, request: ContactRequest): Letter => ({
  toOwner: requestMail(id, request),
  toDevices: requestPush(id, request),
  receipt: receiptMail(id, request),
});

/** What one client may send in a window. */
const hitOf = (address: string, now: Date): Hit => ({
  key: clientKey('contact', address),
  limit: readEnvironment().contactPostsPerWindow,
  windowMs: CONTACT_WINDOW_MS,
  now,
});
