import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { type Author, NOTHING } from './case/case-store.server.ts';
import type { NotebookCustomer } from './notebook.ts';
import { identitiesOf } from './person/identities.ts';

type Known = Pick<NotebookCustomer, 'name' | 'email'> & { [F in 'phone' | 'place']?: string | null | undefined };

/** Who shares an address or number is one; of those without both, who has the same name and place. */
function keysOf(known: Known): string[] {
  const identities = identitiesOf(known);
  return identities.length > 0 ? identities : [`${known.name}, ${known.place ?? ''}`.toLowerCase()];
}

/** Finds the places in the list of customers who are stored already, or stand earlier in it. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]): Promise<number[]> {
  const stored = db.selectFrom('contactSubmissions').select(['name', 'email', 'phone', 'place']);
  const rows = await stored.where('suspicion', 'is', null).where('deletedAt', 'is', null).execute();
  const known = new Set(rows.flatMap(keysOf));
  return customers.flatMap((customer, place) => {
    const keys = keysOf(customer);
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isKnown ? [place] : [];
  });
}

/**
 * Stores customers of the owner's notebook as finished jobs, once per key, without those that are known; returns their
 * number. Call it in a transaction. They share the moment of their arrival, which takes them back.
 */
export async function takeNotebook(
  transaction: Db,
  { customers, key }: { customers: readonly NotebookCustomer[]; key: string },
  { adminId, now }: Author,
): Promise<number> {
  // One at a time, because two devices may send the same file.
  await sql`select pg_advisory_xact_lock(hashtext('notebook'))`.execute(transaction);
  const before = notebookRows(transaction).select('id').where('idempotencyKey', 'like', `${key}:%`).limit(1);
  if (await before.executeTakeFirst()) return 0;
  const known = new Set(await findKnown(transaction, customers));
  const taken = customers
    .filter((_, place) => !known.has(place))
    .map(({ day = null, ...customer }) => ({ ...customer, id: randomUUID(), ...doneOn(day, now) }));
  if (taken.length === 0) return 0;
  const rows = taken.map(({ id, name, email, phone = null, place = null, at }) => ({
    ...{ id, name, email, phone, place, service: null, message: null },
    ...{ kind: 'notebook' as const, createdAt: now, dealAt: at, idempotencyKey: `${key}:${id}` },
  }));
  const entry = { ...NOTHING, nextDate: null, adminId };
  const entries = taken.flatMap(({ id: caseId, at, stays: text, day, cents = null }) => [
    ...(text ? [{ ...entry, caseId, number: 1, kind: 'stays' as const, at: now, text }] : []),
    // The last one, so that a later entry shows that something followed.
    { ...entry, caseId, number: text ? 2 : 1, kind: 'imported' as const, at, step: 'erledigt', text: day, cents },
  ]);
  await transaction.insertInto('contactSubmissions').values(rows).execute();
  await transaction.insertInto('caseEvents').values(entries).execute();
  return taken.length;
}

/** The day of the last job, and its noon or now. A day ahead is none, because it would be kept past its years. */
function doneOn(day: string | null, now: Date) {
  const today = berlinDay(now);
  const at = (day && day < today && berlinMoment(day, '12:00')) || now;
  return { day: day && day <= today ? day : null, at };
}

const notebookRows = (db: Db) => db.selectFrom('contactSubmissions').where('kind', '=', 'notebook');

/** Whether nothing followed on a customer's import. */
const IS_FREE = sql<boolean>`(
  select kind = 'imported' from case_events where case_id = contact_submissions.id order by number desc limit 1
)`;

/** Finds the last import; `free` counts those on whom nothing followed. */
export async function lastNotebook(db: Db) {
  const free = sql<number>`count(*) filter (where ${IS_FREE})::int`.as('free');
  const imports = notebookRows(db).select(['createdAt', sql<number>`count(*)::int`.as('count'), free]);
  const last = await imports.groupBy('createdAt').orderBy('createdAt', 'desc').executeTakeFirst();
  return last ? { at: last.createdAt.toISOString(), count: last.count, free: last.free } : null;
}

/** Deletes the customers of an import on whom nothing followed, and counts them. */
export async function takeBack(transaction: Db, at: Date): Promise<number> {
  const ofImport = transaction
    .deleteFrom('contactSubmissions')
    .where('kind', '=', 'notebook')
    .where('createdAt', '=', at);
  return Number((await ofImport.where(IS_FREE).executeTakeFirstOrThrow()).numDeletedRows);
}
