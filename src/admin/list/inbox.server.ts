import { filterRequests, toSearchable } from '#admin/case/search-requests.ts';
import type { inboxRoutes } from '#admin/shown/contract.ts';
import { inboxAnswers } from '#admin/shown/texts.ts';
import { ERASURES, noteErasure } from '#domain/erasure/erasure-notes.server.ts';
import { listCustomers } from '#domain/jobs/customer-list.server.ts';
import { countStates, findAll, findInbox, findOwn } from '#domain/jobs/inbox.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import { eraseBinned, findBinned, layIntoBin, restoreFromBin } from '#domain/requests/case/bin.server.ts';
import { countRequests } from '#domain/requests/figures.server.ts';
import type { SuspectRequest } from '#domain/requests/shapes.ts';
import { acceptSuspect, binSuspects, findSuspects } from '#domain/requests/suspects.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { storeOf } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { CONTACTS_PER_PAGE } from './limits.ts';

export const inboxHandlers = {
  async list({ query }, { db, now }) {
    const { all, page = 1, limit = CONTACTS_PER_PAGE, ...filter } = query;
    if (all !== 'true') return findInbox(db, filter, now, { limit, offset: (page - 1) * limit });
    const isWhole = Object.values(filter).every((part) => !part);
    return isWhole ? findAll(db, now) : (await findInbox(db, filter, now)).submissions;
  },

  async own({ params }, { db }) {
    const own = await findOwn(db, params.id);
    if (!own) throw new HttpError(404, inboxAnswers.gone);
    return own;
  },

  stats: async (_, { db, now }) => ({ ...(await countRequests(db, now)), states: await countStates(db, now) }),

  remove: async ({ params }, { db, now, admin }) =>
    doneOrGone((await layIntoBin(db, [params.id], { adminId: admin.id, now })) > 0),

  bin: (_, { db }) => findBinned(db),

  restore: async ({ params }, { db, now, admin }) =>
    doneOrGone((await restoreFromBin(db, [params.id], { adminId: admin.id, now })) > 0),

  async removeMany({ body }, { db, now, admin }) {
    await layIntoBin(db, body.ids, { adminId: admin.id, now });
    return { deletedAt: now.toISOString() };
  },

  restoreMany: async ({ body }, { db, now, admin }) =>
    doneOrGone((await restoreFromBin(db, new Date(body.deletedAt), { adminId: admin.id, now })) > 0),

  erase: async ({ params, deploy }, context) => doneOrGone((await purge(context, { deploy }, params.id)) > 0),

  async emptyBin({ deploy }, context) {
    await purge(context, { deploy });
    return { ok: true };
  },

  async noteExport({ body }, { db, admin, now }) {
    await noteSecurity(db, { kind: 'exported-list', by: admin, ...body }, now);
  },

  suspects: ({ body: { page, search } }, { db }) => findSuspects(db, page, search ? matching(search) : undefined),

  accept: async ({ params }, { db, now }) => doneOrGone(await acceptSuspect(db, params.id, now)),

  async removeSuspects({ query }, { db, now }) {
    await binSuspects(db, new Date(query.until), now);
    return { deletedAt: now.toISOString() };
  },

  // The dashboard's alone, with the library of phone numbers.
  waiting: async (_, { db, now }) => (await import('#domain/jobs/waiting.server.ts')).findWaiting(db, now),

  pastDates: async ({ params: { since } }, { db, now }) =>
    (await import('#domain/jobs/dates/dates.server.ts')).findPastDates(db, since, now),

  customers: (_, { db, now }) => listCustomers(db, now),
} satisfies Partial<Handlers<typeof inboxRoutes>>;

const matching = (search: string) => (suspects: SuspectRequest[]) => filterRequests(toSearchable(suspects), search);

function doneOrGone(done: boolean): { ok: true } {
  if (!done) throw new HttpError(404, inboxAnswers.gone);
  return { ok: true };
}

/** Erases what lies in the bin, or one of it, with a note for restored backups. Returns the number. */
async function purge({ db, admin, now }: { db: Db; admin: Admin; now: Date }, context: OfDeploy, id?: string) {
  const ids = await db.transaction().execute(async (transaction) => {
    const erased = await eraseBinned(transaction, id === undefined ? {} : { id });
    const count = erased.length;
    if (count > 0) await noteSecurity(transaction, { kind: 'purged', by: admin, count }, now);
    return erased;
  });
  if (ids.length > 0) await noteErasure(storeOf(ERASURES, context), ids, now);
  return ids.length;
}
