import { CONTACTS_PER_PAGE } from '#config/limits.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Handlers } from '#server/http/serve.ts';
import { planDelivery } from '#server/outbox/deliver.ts';
import { emptyBin, eraseBinned, findBinned, layIntoBin, restoreFromBin } from '../cases/bin.server.ts';
import { withCloseDates } from '../dates/dates.server.ts';
import {
  acceptSuspect,
  countContacts,
  deleteSuspect,
  findAllContacts,
  findContactPage,
  findSuspects,
  inboxVersion,
  placeOfContact,
  toSubmission,
} from './contact-store.server.ts';
import type { inboxRoutes } from './contract.ts';
import { inboxAnswers } from './texts.ts';

/** Shows requests to the owner, who marks and deletes them (Spec §7). */
export const inboxHandlers: Handlers<typeof inboxRoutes> = {
  async list({ query }, { db, now }) {
    if (query.all === 'true') return withCloseDates(db, await findAllContacts(db), now);
    const until = query.until === undefined ? undefined : new Date(query.until);
    const page = await findContactPage(db, { page: query.page ?? 1, limit: query.limit ?? CONTACTS_PER_PAGE, until });
    return { ...page, submissions: await withCloseDates(db, page.submissions, now) };
  },

  async stats(_, { db, now }) {
    return countContacts(db, now);
  },

  async version(_, { db }) {
    return { version: await inboxVersion(db) };
  },

  async remove({ params, deploy, afterAnswer }, { db, now, admin }) {
    const done = doneOrGone(await layIntoBin(db, params.id, { adminId: admin.id, now }));
    afterAnswer(planDelivery(db, { deploy }));
    return done;
  },

  async bin(_, { db }) {
    const binned = await findBinned(db);
    return binned.map((row) => ({ ...toSubmission(row), deletedAt: row.deletedAt.toISOString() }));
  },

  async restore({ params, deploy, afterAnswer }, { db, now, admin }) {
    const done = doneOrGone(await restoreFromBin(db, params.id, { adminId: admin.id, now }));
    afterAnswer(planDelivery(db, { deploy }));
    return done;
  },

  async erase({ params }, { db }) {
    return doneOrGone(await eraseBinned(db, params.id));
  },

  async emptyBin(_, { db }) {
    await emptyBin(db);
    return { ok: true };
  },

  async place({ params }, { db }) {
    return { before: foundOrGone(await placeOfContact(db, params.id)) };
  },

  async suspects(_, { db }) {
    return findSuspects(db);
  },

  async accept({ params }, { db, now }) {
    return { ok: true, id: foundOrGone(await acceptSuspect(db, params.id, now)) };
  },

  async removeSuspect({ params }, { db }) {
    return doneOrGone(await deleteSuspect(db, params.id));
  },
};

function foundOrGone<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, inboxAnswers.gone);
  return found;
}

function doneOrGone(done: boolean): { ok: true } {
  if (!done) throw new HttpError(404, inboxAnswers.gone);
  return { ok: true };
}
