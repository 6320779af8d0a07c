import { CONTACT_WINDOW_MS, CONTACTS_PER_PAGE } from '#config/limits.ts';
import { clientKey } from '#server/client-key.ts';
import { readEnvironment } from '#server/environment.ts';
import { HttpError } from '#server/http/http-error.ts';
import { type HandlerContext, type Handlers, Reply } from '#server/http/serve.ts';
import { countHit } from '#server/rate-limit.ts';
import {
  acceptSuspect,
  countContacts,
  deleteContact,
  deleteSuspect,
  findAllContacts,
  findContactPage,
  findSuspects,
  insertContact,
  insertSuspect,
} from './contact-store.server.ts';
import type { contactRoutes } from './contract.ts';
import { idempotencyKeyOf } from './idempotency.server.ts';
import { suspicionOf } from './robots.ts';
import { contactAnswers } from './texts.ts';

/** Takes requests from visitors and shows them to the owner (Spec §7). */
export const contactHandlers: Handlers<typeof contactRoutes> = {
  async send({ body, request, address }, { db, now }) {
    await limitPosts(address, { db, now });
    const contact = { request: body, idempotencyKey: idempotencyKeyOf(request, body, now), now };
    const suspicion = suspicionOf(body);
    const id = suspicion ? await insertSuspect(db, contact, suspicion) : await insertContact(db, contact);
    if (id === undefined) throw new HttpError(422, contactAnswers.keyOfAnother);
    return new Reply(201, { id, message: contactAnswers.received });
  },

  async list({ query }, { db }) {
    if (query.all === 'true') return findAllContacts(db);
    return findContactPage(db, query.page ?? 1, query.limit ?? CONTACTS_PER_PAGE);
  },

  async stats(_, { db, now }) {
    return countContacts(db, now);
  },

  async remove({ params }, { db }) {
    return doneOrGone(await deleteContact(db, params.id));
  },

  async suspects(_, { db }) {
    return findSuspects(db);
  },

  async accept({ params }, { db }) {
    return doneOrGone(await acceptSuspect(db, params.id));
  },

  async removeSuspect({ params }, { db }) {
    return doneOrGone(await deleteSuspect(db, params.id));
  },
};

async function limitPosts(address: string, { db, now }: HandlerContext): Promise<void> {
  const waitS = await countHit(db, {
    key: clientKey('contact', address),
    limit: readEnvironment().contactPostsPerWindow,
    windowMs: CONTACT_WINDOW_MS,
    now,
  });
  if (waitS > 0) throw new HttpError(429, contactAnswers.tooMany, { headers: { 'retry-after': String(waitS) } });
}

function doneOrGone(done: boolean): { ok: true } {
  if (!done) throw new HttpError(404, contactAnswers.gone);
  return { ok: true };
}
