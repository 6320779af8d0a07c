import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { cut } from '#shared/api/text-fields.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { historyTexts } from './case/history-texts.ts';
import type { Author } from './case/log.server.ts';
import { germanPrice } from './case/price.ts';
import { type CustomerKeys, keysOf } from './customers/customer-keys.ts';
import { type NotebookCustomer, notebookWords } from './notebook.ts';

/** The mail address, or the number with the surname, is one; of those without both, the name with the place. */
const namesOf = ({ emailKeys, phoneKeys, surnameKey }: CustomerKeys, name: string, place: string | null | undefined) =>
  emailKeys.length + phoneKeys.length > 0
    ? [...emailKeys, ...phoneKeys.map((key) => `${key} ${surnameKey}`)]
    : [`${name}, ${place ?? ''}`.toLowerCase()];

/** Without signs, and numbers as within the country. */
function plain(words: string): string {
  const national = words.replace(/\+49|0049/g, '0');
  return national.replace(/[^\p{L}\d@]/gu, '').toLowerCase();
}

/** Finds the places in the list of customers who are stored already, with the words that say anything new of them. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]) {
  const columns = ['id', 'name', 'email', 'phone', 'address', 'note', 'emailKeys', 'phoneKeys', 'surnameKey'] as const;
  const rows = await db
    .selectFrom('customers')
    .select(columns)
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
    const { id, email, phone, address, note, jobs } = stored;
    const typed = { email, phone: phone ?? undefined, place: address ?? undefined, stays: note ?? undefined, jobs };
    const known = notebookWords(typed).map(plain);
    const news = notebookWords(customer).filter((words) => !known.some((one) => one.includes(plain(words))));
    return [{ place, news, id, note }];
  });
}

/**
 * Stores customers of the owner's notebook with their finished jobs, and what is new of known ones, once per key;
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
  const known = await findKnown(transaction, customers);
  const { kinds, marks } = historyTexts;
  const changed = Map.groupBy(
    known.filter(({ news }) => news.length > 0),
    ({ id }) => id,
  );
  for (const [customerId, all] of changed) {
    const words = cut([all[0]?.note, ...all.flatMap(({ news }) => news)].filter(Boolean).join('\n'), NOTE_MAX_CHARS);
    const { version: number } = await transaction
      .updateTable('customers')
      .set(({ eb }) => ({ note: words, version: eb('version', '+', 1) }))
      .where('id', '=', customerId)
      .returning('version')
      .executeTakeFirstOrThrow();
    const line = { customerId, number, at: now, adminId, kind: 'stays' as const, words: kinds.stays(words) };
    await transaction.insertInto('requestLog').values(line).execute();
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
  await transaction.insertInto('customers').values(rows).execute();
  if (jobs.length > 0) await transaction.insertInto('jobs').values(jobs).execute();
  await transaction.insertInto('requestLog').values(lines).execute();
  return taken.length + changed.size;
}

/** What stays, and in words the jobs whose service no column holds. */
const staysOf = ({ stays, jobs }: NotebookCustomer) =>
  cut(notebookWords({ email: '', stays, jobs: jobs.filter(({ what }) => what) }).join('\n'), NOTE_MAX_CHARS);

/** The jobs by day. A day ahead is none, because it would be kept past its years. */
const doneOf = ({ jobs }: NotebookCustomer, now: Date) =>
  jobs.filter(({ day }) => day <= berlinDay(now)).toSorted((one, other) => one.day.localeCompare(other.day));

const doneAt = (day: string, now: Date) => (day < berlinDay(now) && berlinMoment(day, '12:00')) || now;

const imported = (db: Db) => db.selectFrom('customers').where('batch', 'is not', null).where('deletedAt', 'is', null);

/** Whether nothing followed on a customer's import. */
const IS_FREE = sql<boolean>`((select kind from request_log
  where customer_id = customers.id order by number desc limit 1) = 'imported')`;

const BATCHES_SHOWN = 10;

/** Finds the last imports, the newest first; `free` counts those on whom nothing followed. */
export async function findBatches(db: Db) {
  const free = sql<number>`(count(*) filter (where ${IS_FREE}))::int`.as('free');
  const imports = imported(db).select(['createdAt', sql<number>`count(*)::int`.as('count'), free]);
  const rows = await imports.groupBy('createdAt').orderBy('createdAt', 'desc').limit(BATCHES_SHOWN).execute();
  return rows.map(({ createdAt, ...batch }) => ({ at: createdAt.toISOString(), ...batch }));
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
