import { BIN_LISTED, CONTACTS_PER_PAGE } from '#config/limits.ts';
import { planDelivery } from '#domain/messages/deliver.server.ts';
import { emptyBin, eraseBinned, findBinned, layIntoBin, restoreFromBin } from '#domain/requests/case/bin.server.ts';
import { withCloseDates } from '#domain/requests/dates/dates.server.ts';
import {
  countContacts,
  findAllContacts,
  findContactPage,
  inboxVersion,
  placeOfContact,
  toSubmission,
} from '#domain/requests/list.server.ts';
import type { BinnedContact } from '#domain/requests/shapes.ts';
import {
  acceptSuspect,
  binSuspects,
  eraseSuspects,
  findBinnedSuspects,
  findSuspects,
  restoreSuspects,
  suspectOf,
  suspectsBinnedAt,
  suspectsUntil,
} from '#domain/requests/suspects.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
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
    const requests = (await findBinned(db)).map((row) => ({
      ...toSubmission(row),
      deletedAt: row.deletedAt.toISOString(),
    }));
    const binned: BinnedContact[] = [...requests, ...(await findBinnedSuspects(db))];
    return binned.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt)).slice(0, BIN_LISTED);
  },

  async restore({ params, deploy, afterAnswer }, { db, now, admin }) {
    const isRestored =
      (await restoreFromBin(db, params.id, { adminId: admin.id, now })) ||
      (await restoreSuspects(db, suspectOf(params.id))) > 0;
    const done = doneOrGone(isRestored);
    afterAnswer(planDelivery(db, { deploy }));
    return done;
  },

  async erase({ params }, { db }) {
    return doneOrGone((await eraseBinned(db, params.id)) || (await eraseSuspects(db, suspectOf(params.id))) > 0);
  },

  async emptyBin(_, { db }) {
    await emptyBin(db);
    await eraseSuspects(db);
    return { ok: true };
  },

  async place({ params }, { db }) {
    return { before: foundOrGone(await placeOfContact(db, params.id)) };
  },

  async suspects(_, { db }) {
    return findSuspects(db);
  },

  async accept({ params, deploy, afterAnswer }, { db, now }) {
    const id = foundOrGone(await acceptSuspect(db, params.id, now));
    // It waits for its answer from now on, and is called to mind.
    afterAnswer(planDelivery(db, { deploy }));
    return { ok: true, id };
  },

  async removeSuspect({ params }, { db, now }) {
    return doneOrGone((await binSuspects(db, suspectOf(params.id), now)) > 0);
  },

  async removeSuspects({ query }, { db, now }) {
    await binSuspects(db, suspectsUntil(new Date(query.until)), now);
    return { deletedAt: now.toISOString() };
  },

  async restoreSuspects({ body }, { db }) {
    return doneOrGone((await restoreSuspects(db, suspectsBinnedAt(new Date(body.deletedAt)))) > 0);
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
