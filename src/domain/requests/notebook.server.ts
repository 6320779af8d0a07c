import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { historyTexts } from './case/history-texts.ts';
import type { Author } from './case/log.server.ts';
import { germanPrice } from './case/price.ts';
import { type CustomerKeys, keysOf } from './customers/customer-keys.ts';
import type { NotebookCustomer } from './notebook.ts';

/** The mail address, or the number with the surname, is one; of those without both, the name with the place. */
const namesOf = ({ emailKeys, phoneKeys, surnameKey }: CustomerKeys, name: string, place: string | null | undefined) =>
  emailKeys.length + phoneKeys.length > 0
    ? [...emailKeys, ...phoneKeys.map((key) => `${key} ${surnameKey}`)]
    : [`${name}, ${place ?? ''}`.toLowerCase()];

/** Finds the places in the list of customers who are stored already, or stand earlier in it. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]): Promise<number[]> {
  const columns = ['name', 'address', 'emailKeys', 'phoneKeys', 'surnameKey'] as const;
  const rows = await db.selectFrom('customers').select(columns).where('deletedAt', 'is', null).execute();
  const known = new Set(rows.flatMap((row) => namesOf(row, row.name, row.address)));
  const listed = await Promise.all(customers.map(keysOf));
  return customers.flatMap(({ name, place }, at) => {
    const keys = namesOf(listed[at] as CustomerKeys, name, place);
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isKnown ? [at] : [];
  });
}

/**
 * Stores customers of the owner's notebook with their finished jobs, once per key, without those that are known;
 * returns their number. Call it in a transaction. They share the moment of their arrival, which takes them back.
 */
export async function takeNotebook(
  transaction: Db,
  { customers, key }: { customers: readonly NotebookCustomer[]; key: string },
  { adminId, now }: Author,
): Promise<number> {
  // One at a time, because two devices may send the same file.
  await sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(transaction);
  const before = transaction.selectFrom('customers').select('id').where('batch', '=', key).limit(1);
  if (await before.executeTakeFirst()) return 0;
  const known = new Set(await findKnown(transaction, customers));
  const taken = await Promise.all(
    customers
      .filter((_, place) => !known.has(place))
      .map(async (customer) => ({ ...customer, keys: await keysOf(customer), id: randomUUID() })),
  );
  if (taken.length === 0) return 0;
  const rows = taken.map(({ id, name, email, phone = null, place: address = null, stays: note = null, keys }) => ({
    ...{ id, name, email, phone, address, note: note || null, ...keys },
    ...{ batch: key, version: note ? 2 : 1, createdAt: now },
  }));
  const jobs = taken.flatMap(({ id: customerId, day, cents = null }) =>
    isDone(day, now) ? [{ ...doneOn(day, now), customerId, cents, batch: key, createdAt: now, changedAt: now }] : [],
  );
  const { kinds, marks } = historyTexts;
  const lines = taken.flatMap(({ id: customerId, day, cents, stays }) => [
    ...(stays ? [{ customerId, number: 1, at: now, adminId, kind: 'stays' as const, words: kinds.stays(stays) }] : []),
    // The last one, so that a later line shows that something followed.
    {
      ...{ customerId, number: stays ? 2 : 1, adminId, kind: 'imported' as const },
      ...(isDone(day, now)
        ? { at: doneOn(day, now).doneAt, words: kinds.lastJob(cents ? germanPrice(cents) : undefined) }
        : { at: now, words: marks.imported }),
    },
  ]);
  await transaction.insertInto('customers').values(rows).execute();
  if (jobs.length > 0) await transaction.insertInto('jobs').values(jobs).execute();
  await transaction.insertInto('requestLog').values(lines).execute();
  return taken.length;
}

/** A day ahead is none, because it would be kept past its years. */
const isDone = (day: string | undefined, now: Date): day is string => day !== undefined && day <= berlinDay(now);

const doneOn = (day: string, now: Date) => ({
  ...{ what: 'arbeit', day, isOpen: false },
  doneAt: (day < berlinDay(now) && berlinMoment(day, '12:00')) || now,
});

const imported = (db: Db) => db.selectFrom('customers').where('batch', 'is not', null).where('deletedAt', 'is', null);

/** Whether nothing followed on a customer's import. */
const IS_FREE = sql<boolean>`((select kind from request_log
  where customer_id = customers.id order by number desc limit 1) = 'imported')`;

/** Finds the last import; `free` counts those on whom nothing followed. */
export async function lastNotebook(db: Db) {
  const free = sql<number>`(count(*) filter (where ${IS_FREE}))::int`.as('free');
  const imports = imported(db).select(['createdAt', sql<number>`count(*)::int`.as('count'), free]);
  const last = await imports.groupBy('createdAt').orderBy('createdAt', 'desc').executeTakeFirst();
  return last ? { at: last.createdAt.toISOString(), count: last.count, free: last.free } : null;
}

/** Deletes the customers of an import on whom nothing followed, and counts them. Who has a request by now keeps that. */
export async function takeBack(transaction: Db, at: Date): Promise<number> {
  const hasRequest = sql<boolean>`exists (select from contact_submissions where customer_id = customers.id)`;
  const ofImport = imported(transaction)
    .select(['id', hasRequest.as('isKept')])
    .where('createdAt', '=', at);
  const free = await ofImport.where(IS_FREE).forUpdate().execute();
  const ids = (isKept: boolean) => free.filter((one) => one.isKept === isKept).map(({ id }) => id);
  const isOf = (column: string, some: string[]) => sql<boolean>`${sql.ref(column)} = any(${some}::uuid[])`;
  const kept = ids(true);
  await transaction.deleteFrom('jobs').where(isOf('customer_id', kept)).where('batch', 'is not', null).execute();
  await transaction.deleteFrom('requestLog').where(isOf('customer_id', kept)).execute();
  await transaction.updateTable('customers').set({ batch: null, note: null }).where(isOf('id', kept)).execute();
  await transaction
    .deleteFrom('customers')
    .where(isOf('id', ids(false)))
    .execute();
  return free.length;
}
