import type { inboxRoutes } from '#admin/shown/contract.ts';
import { filterRequests, NO_FILTER, toSearchable } from '#admin/shown/filter-requests.ts';
import { inboxAnswers } from '#admin/shown/texts.ts';
import { noteErasure, notesOf } from '#domain/erasure/erasure-notes.server.ts';
import { findMessages, messagesVersion } from '#domain/messages/messages-of.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import type { Admin } from '#domain/people/sessions.server.ts';
import { eraseBinned, findBinned, layIntoBin, restoreFromBin } from '#domain/requests/case/bin.server.ts';
import { listCustomers } from '#domain/requests/customers/list.server.ts';
import { countInbox, countRequests, findImported, findRequests, inboxVersion } from '#domain/requests/list.server.ts';
import type { StoredRequest, SuspectRequest } from '#domain/requests/shapes.ts';
import { acceptSuspect, binSuspects, findSuspects } from '#domain/requests/suspects.server.ts';
import { hasAlready } from '#http/etag.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import type { customerRoutes } from './customers-contract.ts';
import { CONTACTS_PER_PAGE } from './limits.ts';

/** Lists, deletes and restores requests and suspects (Spec §7). */
export const inboxHandlers = {
  async list({ query, request }, { db }) {
    if (query.all === 'true') return wholeInbox(db, request.headers.get('if-none-match'));
    const { page = 1, limit = CONTACTS_PER_PAGE } = query;
    const submissions = await findRequests(db, { limit, offset: (page - 1) * limit });
    return { submissions: await withMessages(db, submissions), total: await countInbox(db) };
  },

  stats: (_, { db, now }) => countRequests(db, now),

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
  waiting: async (_, { db, now }) => (await import('#domain/requests/case/waiting.server.ts')).findWaiting(db, now),

  customers: (_, { db, now }) => listCustomers(db, now),
} satisfies Partial<Handlers<typeof inboxRoutes & typeof customerRoutes>>;

/** Returns the search of the inbox for suspects. */
const matching = (search: string) => (suspects: SuspectRequest[]) =>
  filterRequests(toSearchable(suspects), { ...NO_FILTER, search });

/** Adds sent messages to each request. */
async function withMessages(db: Db, requests: readonly StoredRequest[]): Promise<StoredRequest[]> {
  const ids = requests.map(({ id }) => id);
  const messages = await findMessages(db, ids);
  return requests.map((request) => ({ ...request, messages: messages.get(request.id) }));
}

/** @param known The If-None-Match header. */
async function wholeInbox(db: Db, known: string | null) {
  // Reads the version first, because it may be older than the list but never newer.
  const etag = `"${await inboxVersion(db)}-${await messagesVersion(db)}"`;
  if (hasAlready(known, etag)) return new Reply(304, null, [], { etag });
  const [requests, imported] = [await findRequests(db), await findImported(db)];
  const all = [...requests, ...imported].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return new Reply(200, await withMessages(db, all), [], { etag });
}

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
  if (ids.length > 0) await noteErasure(notesOf(context), ids, now);
  return ids.length;
}
