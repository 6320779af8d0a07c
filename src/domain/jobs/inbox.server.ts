import { sql } from 'kysely';
import { customerRows } from '#domain/customers/customers.server.ts';
import { withPhotos } from '#domain/requests/photos/photos.server.ts';
import { inboxRows } from '#domain/requests/rows.server.ts';
import type { RequestPage, RequestStats, StoredRequest } from '#domain/requests/shapes.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { findImported } from './imported.server.ts';
import { shownRows, toRequests } from './stored-requests.server.ts';
import { findTasks, isOverdue } from './waiting.server.ts';

/** A step, or 'waiting', 'overdue', 'dated'; and the service. */
export type InboxFilter = { [Part in 'state' | 'service']?: string | undefined };
interface Part {
  limit: number;
  offset: number;
}

/**
 * Finds the inbox or a part of it, newest first; tasks by urgency, and dates by time. The id orders requests of the same
 * moment.
 */
export async function findInbox(db: Db, filter: InboxFilter, now: Date, part?: Part): Promise<RequestPage> {
  const { state } = filter;
  if (state === 'waiting' || state === 'overdue') {
    const tasks = await findTasks(db, now, isOf(filter.service));
    const found = state === 'waiting' ? tasks : tasks.filter((one) => isOverdue(one, now));
    const some = part ? found.slice(part.offset, part.offset + part.limit) : found;
    const requests = some.map(({ request }) => request);
    return { submissions: await withPhotos(db, requests), total: found.length };
  }
  const isMeant = sql<boolean>`${isOf(filter.service)} and ${standsAt(state, now)}`;
  const found = inboxRows(db)
    .select('request.id')
    .where(isMeant)
    .$if(state === 'dated', (query) => query.orderBy(DATE))
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id', 'desc');
  // First the ids, because an offset over joined rows sorts all of them.
  const ids = (await (part ? found.limit(part.limit).offset(part.offset) : found).execute()).map(({ id }) => id);
  const rows = await shownRows(db).where(sql<boolean>`request.id = any(${ids}::uuid[])`).execute();
  const byId = new Map((await toRequests(db, rows)).map((request) => [request.id, request]));
  const requests = ids.flatMap((id) => byId.get(id) ?? []);
  return { submissions: await withPhotos(db, requests), total: part ? await count(db, isMeant) : ids.length };
}

export async function countStates(db: Db, now: Date): Promise<RequestStats['states']> {
  const tasks = await findTasks(db, now);
  return {
    waiting: tasks.length,
    overdue: tasks.filter((task) => isOverdue(task, now)).length,
    dated: await count(db, standsAt('dated', now)),
    angebot: await count(db, standsAt('angebot', now)),
  };
}

const count = async (db: Db, isMeant: ReturnType<typeof standsAt>): Promise<number> => {
  const counted = inboxRows(db).select(sql<number>`count(*)::int`.as('count'));
  return (await counted.where(isMeant).executeTakeFirstOrThrow()).count;
};

const isOf = (service: string | null = null) =>
  sql<boolean>`(${service}::text is null or request.service = ${service})`;

const OPEN = sql`from jobs where request_id = request.id and is_open`;
const DATE = sql`(select day || ' ' || coalesce(time, '') ${OPEN} limit 1)`;

/** Whether a request is at a step, or has a date ahead. A deal without a history is at work. */
function standsAt(state: string | undefined, now: Date) {
  if (!state) return sql<boolean>`true`;
  if (state === 'dated') return sql<boolean>`exists (select ${OPEN} and (day >= ${berlinDay(now)} or what = 'anruf'))`;
  const isOld = sql`request.version = 0 and request.deal_at is not null`;
  if (state === 'auftrag') return sql<boolean>`(request.step = 'auftrag' or ${isOld})`;
  return sql<boolean>`(request.step = ${state} and not (${isOld}))`;
}

/**
 * Finds all requests of a request's customer, newest first, with the jobs of an import, and the newest request of each
 * customer with the same number. Undefined if there is none. @param id Of a request, or of a customer of an import.
 */
export async function findOwn(db: Db, id: string) {
  const request = await inboxRows(db).select('customerId').where('request.id', '=', id).executeTakeFirst();
  const customerId = request?.customerId ?? id;
  const requests = await ofCustomer(db, customerId);
  if (!requests.some((one) => one.id === id)) return undefined;
  const others = await customerRows(db)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`(like_id = ${customerId} or id = (select like_id from ${customerRows(db).as('own')}
      where own.id = ${customerId}))`)
    .execute();
  const alike = await Promise.all(others.map(async (other) => (await ofCustomer(db, other.id)).slice(0, 1)));
  return { requests, alike: alike.flat() };
}

async function ofCustomer(db: Db, customerId: string): Promise<StoredRequest[]> {
  const isTheirs = sql<boolean>`(request.customer_id = ${customerId} or request.id = ${customerId})`;
  const requests = await toRequests(db, await shownRows(db).where(isTheirs).orderBy('request.id', 'desc').execute());
  return newestFirst([...(await withPhotos(db, requests)), ...(await findImported(db, customerId))]);
}

const newestFirst = (requests: readonly StoredRequest[]) =>
  requests.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

export async function findAll(db: Db, now: Date): Promise<StoredRequest[]> {
  const { submissions } = await findInbox(db, {}, now);
  const imported = await findImported(db);
  return imported.length > 0 ? newestFirst([...submissions, ...imported]) : submissions;
}
