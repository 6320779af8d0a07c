import { createHash } from 'node:crypto';
import { CONTACT_MIN_FILL_MS, CONTACT_POSTS_PER_WINDOW, DAY_MS, FEW_REQUESTS_PER_DAY } from '#config/limits.ts';
import { absenceOn, sentenceOf } from '#domain/absence/absence.ts';
import { findAbsences, findAnnouncement } from '#domain/absence/absences.server.ts';
import { ABSENCE_CACHED_S } from '#domain/absence/limits.ts';
import { replyBy } from '#domain/messages/reply-by.ts';
import { REQUEST_FIELDS } from '#domain/requests/fields.ts';
import type { VisitorRequest } from '#domain/requests/request.ts';
import { looksLikeSpam } from '#domain/requests/spam-signs.ts';
import { type IntakeLimits, storeRequest } from '#domain/requests/store.server.ts';
import { HttpError, tooOften } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { readEnvironment } from '#server/environment.ts';
import { clientKey, hitsAround } from '#server/rate-limit.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { Suspicion } from '#shared/stored-words.ts';
import type { intakeRoutes } from './contract.ts';
import {
  CONTACT_WINDOW_MS,
  REQUEST_BYTES_PER_DAY_AND_CLIENT,
  REQUESTS_PER_DAY,
  REQUESTS_PER_DAY_AND_CLIENT,
} from './limits.ts';
import { FORM_KEY, IDEMPOTENCY_HEADER } from './sending-key.ts';
import { intakeTexts } from './texts.ts';

/** Takes requests from visitors (Spec §7). */
export const intakeHandlers: Handlers<typeof intakeRoutes> = {
  async send({ body, request, address, deploy, afterAnswer }, { db, now }) {
    const suspicion = suspicionOf(body);
    const contact = { request: body, idempotencyKey: idempotencyKeyOf(request, body, now), now, suspicion };
    const [{ waitS, id, isNews }, absences] = await Promise.all([
      storeRequest(db, contact, limitsOf(body, address, now)),
      findAbsences(db),
    ]);
    if (waitS > 0) throw tooOften(waitS, intakeTexts.tooMany);
    if (id === undefined) throw new HttpError(422, intakeTexts.keyOfAnother);
    if (isNews) {
      // Loads with its first work, because mail and push bring large libraries.
      const loaded = import('#domain/messages/deliver.server.ts');
      afterAnswer(loaded.then(({ delivery }) => delivery.due({ deploy })));
    }
    const away = absenceOn(absences, berlinDay(now));
    const message = intakeTexts.received(replyBy(now, absences), away && sentenceOf(away));
    return new Reply(201, { id, number: shortNumber(id), message });
  },

  absence: async (_, { db, now }) => new Reply(200, { absence: await findAnnouncement(db, now) }, [], KEPT_FOR_SECONDS),
};

/** Lets Netlify keep the answer for some seconds, because it is the same for all; no browser. */
const KEPT_FOR_SECONDS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': `public, s-maxage=${ABSENCE_CACHED_S}`,
};

/** Returns the sign of a robot. A missing filling time is none, because it is missing without JavaScript. */
function suspicionOf(request: VisitorRequest): Suspicion | undefined {
  if (request.subject !== undefined) return 'honeypot';
  if (request.filledInMs !== undefined && request.filledInMs < CONTACT_MIN_FILL_MS) return 'too-fast';
  return looksLikeSpam(request) ? 'spam' : undefined;
}

/** Returns the limits of a client and of all. A raised limit per window raises the daily limits, too. */
function limitsOf(request: VisitorRequest, address: string, now: Date): IntakeLimits {
  const { contactPostsPerWindow: perWindow } = readEnvironment();
  const raised = Math.max(1, perWindow / CONTACT_POSTS_PER_WINDOW);
  const ofDay = (limit: number) => ({ limit: Math.floor(limit * raised), windowMs: DAY_MS, now });
  const amount = Buffer.byteLength(JSON.stringify(request));
  return {
    refused: [
      { key: clientKey('contact', address), limit: perWindow, windowMs: CONTACT_WINDOW_MS, now },
      ...hitsAround('contact-bytes', address, { ...ofDay(REQUEST_BYTES_PER_DAY_AND_CLIENT), amount }),
    ],
    own: { key: clientKey('contact-day', address), ...ofDay(REQUESTS_PER_DAY_AND_CLIENT) },
    shared: { key: 'contact-day', ...ofDay(REQUESTS_PER_DAY) },
    few: hitsAround('contact-few', address, ofDay(FEW_REQUESTS_PER_DAY)),
  };
}

/**
 * Returns the key that stores a request once: the form's own, or a digest of content and day without JavaScript. A
 * double click stores one request; the same words next spring are a new one.
 */
function idempotencyKeyOf(request: Request, content: VisitorRequest, now: Date): string {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && FORM_KEY.test(key)) return key;
  const digest = createHash('sha256')
    .update(JSON.stringify(REQUEST_FIELDS.map((field) => content[field])))
    .digest('base64url');
  return `${berlinDay(now)}.${digest}`;
}
