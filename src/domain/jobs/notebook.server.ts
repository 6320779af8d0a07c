import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { type CustomerKeys, keysOf } from '#domain/customers/customer-keys.ts';
import {
  customerRows,
  deleteCustomers,
  insertCustomers,
  lockCustomers,
  updateCustomers,
} from '#domain/customers/customers.server.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import { type Author, addLines, deleteLinesOf, insertLines, isOnlyImported } from '#domain/requests/case/log.server.ts';
import { hasRequest } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { cut } from '#shared/api/text-fields.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { type NotebookCustomer, notebookWords } from './notebook.ts';
import { germanPrice } from './price.ts';

/** The mail address, or the number with the surname, is one; of those without both, the name with the place. */
const namesOf = ({ emailKeys, phoneKeys, surnameKey }: CustomerKeys, name: string, place: string | null | undefined) =>
  emailKeys.length + phoneKeys.length > 0
    ? [...emailKeys, ...phoneKeys.map((key) => `${key} ${surnameKey}`)]
    : [`${name}, ${place ?? ''}`.toLowerCase()];

function plain(words: string): string {
  const national = words.replace(/\+49|0049/g, '0');
  return national.replace(/[^\p{L}\d@]/gu, '').toLowerCase();
}

/** Finds the places in the list of customers who are stored already, with the words that say anything new of them. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]) {
  const rows = await customerRows(db)
    .select(
      sql<NotebookCustomer['jobs']>`(select coalesce(json_agg(jsonb_strip_nulls(
        jsonb_build_object('day', day, 'cents', cents, 'hours', hours))), '[]')
        from jobs where customer_id = customers.id and done_at is not null)`.as('jobs'),
    )
    .where('deletedAt', 'is', null)
    .execute();
  const byName = new Map(
    rows.flatMap((row) => namesOf(row, row.name, row.address).map((name) => [name, row] as const)),
  );
  const listed = await Promise.all(customers.map(keysOf));
  return customers.flatMap((customer, place) => {
    const names = namesOf(listed[place] as CustomerKeys, customer.name, customer.place);
    const stored = names.map((name) => byName.get(name)).find((row) => row !== undefined);
    if (!stored) return [];
    const { id, email, phone, address, note, jobs, version } = stored;
    const typed = { email, phone: phone ?? undefined, place: address ?? undefined, stays: note ?? undefined, jobs };
    const known = notebookWords(typed).map(plain);
    const news = notebookWords(customer).filter((words) => !known.some((one) => one.includes(plain(words))));
    return [{ place, news, id, note, version }];
  });
}

/**
 * Stores customers of the owner's notebook with their finished jobs, and what is new of known ones, once per key;
 * returns their number. Call it in a transaction. They share the moment of their arrival, which takes them back.
 */
export async function takeNotebook(
  transaction: Db,
  { customers, key }: { customers: readonly NotebookCustomer[]; key: string },
  author: Author,
): Promise<number> {
  const { adminId, now } = author;
  await lockCustomers(transaction);
  if (await customerRows(transaction).where('batch', '=', key).limit(1).executeTakeFirst()) return 0;
  const known = await findKnown(transaction, customers);
  const { kinds, marks } = historyTexts;
  const withNews = known.filter(({ news }) => news.length > 0);
  const changed = Map.groupBy(withNews, ({ id }) => id);
  for (const [customerId, all] of changed) {
    const words = cut([all[0]?.note, ...all.flatMap(({ news }) => news)].filter(Boolean).join('\n'), NOTE_MAX_CHARS);
    const number = (all[0]?.version ?? 0) + 1;
    await updateCustomers(transaction, [customerId], { note: words, version: number });
    await addLines(transaction, [{ customerId, number }], { kind: 'stays', words: kinds.stays(words) }, author);
  }
  const places = new Set(known.map(({ place }) => place));
  const taken = await Promise.all(
    customers
      .filter((_, place) => !places.has(place))
      .map(async (customer) => ({
        ...{ ...customer, stays: staysOf(customer) },
        ...{ keys: await keysOf(customer), id: randomUUID(), done: doneOf(customer, now) },
      })),
  );
  if (taken.length === 0) return changed.size;
  const rows = taken.map(({ id, name, email, phone = null, place: address = null, stays: note, keys }) => ({
    ...{ id, name, email, phone, address, note: note || null, ...keys },
    ...{ batch: key, version: note ? 2 : 1, createdAt: now },
  }));
  const jobs = taken.flatMap(({ id: customerId, done }) =>
    done.map((job) => ({
      ...{ customerId, what: 'arbeit', day: job.day, hours: job.hours ?? null, cents: job.cents ?? null },
      ...{ isOpen: false, doneAt: doneAt(job.day, now), batch: key, createdAt: now, changedAt: now },
    })),
  );
  const lines = taken.flatMap(({ id: customerId, stays, done }) => {
    const last = done.at(-1);
    return [
      ...(stays
        ? [{ customerId, number: 1, at: now, adminId, kind: 'stays' as const, words: kinds.stays(stays) }]
        : []),
      // The last one, so that a later line shows that something followed.
      {
        ...{ customerId, number: stays ? 2 : 1, adminId, kind: 'imported' as const },
        ...(last
          ? { at: doneAt(last.day, now), words: kinds.lastJob(last.cents ? germanPrice(last.cents) : undefined) }
          : { at: now, words: marks.imported }),
      },
    ];
  });
  await insertCustomers(transaction, rows);
  if (jobs.length > 0) await transaction.insertInto('jobs').values(jobs).execute();
  await insertLines(transaction, lines);
  return taken.length + changed.size;
}

/** What stays, and in words the jobs whose service no column holds. */
const staysOf = ({ stays, jobs }: NotebookCustomer) =>
  cut(notebookWords({ email: '', stays, jobs: jobs.filter(({ what }) => what) }).join('\n'), NOTE_MAX_CHARS);

/** The jobs by day. A day ahead is none, because it would be kept past its years. */
const doneOf = ({ jobs }: NotebookCustomer, now: Date) =>
  jobs.filter(({ day }) => day <= berlinDay(now)).toSorted((one, other) => one.day.localeCompare(other.day));

const doneAt = (day: string, now: Date) => (day < berlinDay(now) && berlinMoment(day, '12:00')) || now;

const imported = (db: Db) =>
  customerRows(db).clearSelect().where('batch', 'is not', null).where('deletedAt', 'is', null);

const BATCHES_SHOWN = 10;

/** Finds the last imports, the newest first; `free` counts those on whom nothing followed. */
export async function findBatches(db: Db) {
  const free = sql<number>`(count(*) filter (where ${isOnlyImported}))::int`.as('free');
  const imports = imported(db).select(['createdAt', sql<number>`count(*)::int`.as('count'), free]);
  const rows = await imports.groupBy('createdAt').orderBy('createdAt', 'desc').limit(BATCHES_SHOWN).execute();
  return rows.map(({ createdAt, ...batch }) => ({ at: createdAt.toISOString(), ...batch }));
}

/** Deletes the customers of an import on whom nothing followed, and counts them. Who has a request by now keeps that. */
export async function takeBack(transaction: Db, at: Date): Promise<number> {
  const ofImport = imported(transaction)
    .select(['id', hasRequest.as('isKept')])
    .where('createdAt', '=', at);
  const free = await ofImport.where(isOnlyImported).forUpdate().execute();
  const ids = (isKept: boolean) => free.filter((one) => one.isKept === isKept).map(({ id }) => id);
  const kept = ids(true);
  await transaction
    .deleteFrom('jobs')
    .where(sql<boolean>`customer_id = any(${kept}::uuid[]) and batch is not null`)
    .execute();
  await deleteLinesOf(transaction, kept);
  await updateCustomers(transaction, kept, { batch: null, note: null });
  await deleteCustomers(transaction, sql`id = any(${ids(false)}::uuid[])`);
  return free.length;
}
