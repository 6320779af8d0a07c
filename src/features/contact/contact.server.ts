import { CONTACT_WINDOW_MS, CONTACTS_PER_PAGE } from '#config/limits.ts';
import { clientKey } from '#server/client-key.ts';
import { readEnvironment } from '#server/environment.ts';
import { HttpError } from '#server/http/http-error.ts';
import { type Handlers, Reply } from '#server/http/serve.ts';
import type { Hit } from '#server/rate-limit.ts';
import { keepApart, takeContact } from './contact-intake.server.ts';
import {
  acceptSuspect,
  countContacts,
  deleteContact,
  deleteSuspect,
  findAllContacts,
  findContactPage,
  findSuspects,
  inboxVersion,
  markDeal,
  placeOfContact,
} from './contact-store.server.ts';
import type { contactRoutes } from './contract.ts';
import { idempotencyKeyOf } from './idempotency.server.ts';
import { suspicionOf } from './robots.ts';
import { contactAnswers } from './texts.ts';

/** Takes requests from visitors and shows them to the owner (Spec §7). */
export const contactHandlers: Handlers<typeof contactRoutes> = {
  async send({ body, request, address }, { db, now }) {
    const contact = { request: body, idempotencyKey: idempotencyKeyOf(request, body, now), now };
    const hit = hitOf(address, now);
    const suspicion = suspicionOf(body);
    const { waitS, id } = suspicion
      ? await keepApart(db, contact, suspicion, hit)
      : await takeContact(db, contact, hit);
    if (waitS > 0) throw new HttpError(429, contactAnswers.tooMany, { headers: { 'retry-after': String(waitS) } });
    if (id === undefined) throw new HttpError(422, contactAnswers.keyOfAnother);
    return new Reply(201, { id, message: contactAnswers.received });
  },

  async list({ query }, { db }) {
    if (query.all === 'true') return findAllContacts(db);
    const until = query.until === undefined ? undefined : new Date(query.until);
    return findContactPage(db, { page: query.page ?? 1, limit: query.limit ?? CONTACTS_PER_PAGE, until });
  },

  async stats(_, { db, now }) {
    return countContacts(db, now);
  },

  async version(_, { db }) {
    return { version: await inboxVersion(db) };
  },

  async remove({ params }, { db }) {
    return doneOrGone(await deleteContact(db, params.id));
  },

  async place({ params }, { db }) {
    return { before: foundOrGone(await placeOfContact(db, params.id)) };
  },

  async markDeal({ params, body }, { db, now }) {
    return doneOrGone(await markDeal(db, params.id, body.isDeal, now));
  },

  async suspects(_, { db }) {
    return findSuspects(db);
  },

  async accept({ params }, { db }) {
    return { ok: true, id: foundOrGone(await acceptSuspect(db, params.id)) };
  },

  async removeSuspect({ params }, { db }) {
    return doneOrGone(await deleteSuspect(db, params.id));
  },
};

/** What one client may send in a window. */
const hitOf = (address: string, now: Date): Hit => ({
  key: clientKey('contact', address),
  limit: readEnvironment().contactPostsPerWindow,
  windowMs: CONTACT_WINDOW_MS,
  now,
});

function foundOrGone<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, contactAnswers.gone);
  return found;
}

function doneOrGone(done: boolean): { ok: true } {
  if (!done) throw new HttpError(404, contactAnswers.gone);
  return { ok: true };
}
