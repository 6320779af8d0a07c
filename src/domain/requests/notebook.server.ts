import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { cut } from '#shared/api/text-fields.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { type Author, addEntry, holdRequest, NOTHING } from './case/case-store.server.ts';
import { findAllRequests } from './list.server.ts';
import { type NotebookCustomer, notebookWords } from './notebook.ts';
import { identitiesOf } from './person/identities.ts';

type Keyed = Pick<NotebookCustomer, 'name' | 'email'> & { [F in 'phone' | 'place']?: string | null | undefined };

/** Who shares an address or number is one; of those without both, who has the same name and place. */
function keysOf(known: Keyed): string[] {
  const identities = identitiesOf(known);
  return identities.length > 0 ? identities : [`${known.name}, ${known.place ?? ''}`.toLowerCase()];
}

/** Without signs, and numbers as within the country. */
function plain(words: string): string {
  const national = words.replace(/\+49|0049/g, '0');
  return national.replace(/[^\p{L}\d@]/gu, '').toLowerCase();
}

/** Finds the places in the list of customers who are stored already, with the words that say anything new of them. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]) {
  const keyed = (await findAllRequests(db)).flatMap((request) => keysOf(request).map((key) => ({ key, request })));
  const byKey = Map.groupBy(keyed, ({ key }) => key);
  return customers.flatMap((customer, place) => {
    const stored = keysOf(customer).flatMap((key) => byKey.get(key)?.map(({ request }) => request) ?? []);
    if (!stored[0]) return [];
    const { id, state } = stored[0];
    const known = stored.flatMap((one) =>
      notebookWords({ ...one, stays: one.state?.stays?.text, jobs: one.state?.jobs ?? [] }).map(plain),
    );
    const news = notebookWords(customer).filter((words) => !known.some((one) => one.includes(plain(words))));
    return [{ place, news, id, stays: state?.stays?.text }];
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
  // One at a time, because two devices may send the same file.
  await sql`select pg_advisory_xact_lock(hashtext('notebook'))`.execute(transaction);
  const before = notebookRows(transaction).select('id').where('idempotencyKey', 'like', `${key}:%`).limit(1);
  if (await before.executeTakeFirst()) return 0;
  const known = await findKnown(transaction, customers);
  const withNews = known.filter(({ news }) => news.length > 0);
  const changed = Map.groupBy(withNews, ({ id }) => id);
  for (const [id, all] of changed) {
    await holdRequest(transaction, id);
    const words = [all[0]?.stays, ...all.flatMap(({ news }) => news)].filter(Boolean);
    await addEntry(transaction, id, { kind: 'stays', text: cut(words.join('\n'), NOTE_MAX_CHARS) }, author);
  }
  const places = new Set(known.map(({ place }) => place));
  const taken = customers
    .filter((_, place) => !places.has(place))
    .map((customer) => ({ ...customer, id: randomUUID(), ...doneOf(customer, now) }));
  if (taken.length === 0) return changed.size;
  const rows = taken.map(({ id, name, email, phone = null, place = null, last, at }) => ({
    ...{ id, name, email, phone, place, service: null, message: null },
    ...{ kind: 'notebook' as const, createdAt: now, dealAt: last ? at : null, idempotencyKey: `${key}:${id}` },
  }));
  const entry = { ...NOTHING, nextDate: null, adminId };
  const entries = taken.flatMap(({ id: caseId, at, text, last }) => [
    ...(text ? [{ ...entry, caseId, number: 1, kind: 'stays' as const, at: now, text }] : []),
    // The last one, so that a later entry shows that something followed.
    {
      ...{ ...entry, caseId, number: text ? 2 : 1, kind: 'imported' as const, at, step: 'erledigt' },
      ...{ text: last?.day ?? null, cents: last?.cents ?? null },
    },
  ]);
  await transaction.insertInto('contactSubmissions').values(rows).execute();
  await transaction.insertInto('caseEvents').values(entries).execute();
  return taken.length + changed.size;
}

/** The last job, its noon or now, and the others in words. A day ahead is none: it would be kept past its years. */
function doneOf({ jobs, stays }: NotebookCustomer, now: Date) {
  const today = berlinDay(now);
  const done = jobs.filter(({ day }) => day <= today).toSorted((one, other) => other.day.localeCompare(one.day));
  const [last, ...others] = done;
  const at = (last && last.day < today && berlinMoment(last.day, '12:00')) || now;
  const inWords = last?.hours || last?.what ? done : others;
  return { last, at, text: cut(notebookWords({ email: '', stays, jobs: inWords }).join('\n'), NOTE_MAX_CHARS) };
}

const notebookRows = (db: Db) => db.selectFrom('contactSubmissions').where('kind', '=', 'notebook');

/** Whether nothing followed on a customer's import. */
const IS_FREE = sql<boolean>`(
  select kind = 'imported' from case_events where case_id = contact_submissions.id order by number desc limit 1
)`;

const BATCHES_SHOWN = 10;

/** Finds the last imports, the newest first; `free` counts those on whom nothing followed. */
export async function findBatches(db: Db) {
  const free = sql<number>`count(*) filter (where ${IS_FREE})::int`.as('free');
  const imports = notebookRows(db).select(['createdAt', sql<number>`count(*)::int`.as('count'), free]);
  const rows = await imports.groupBy('createdAt').orderBy('createdAt', 'desc').limit(BATCHES_SHOWN).execute();
  return rows.map(({ createdAt, ...batch }) => ({ at: createdAt.toISOString(), ...batch }));
}

/** Deletes the customers of an import on whom nothing followed, and counts them. */
export async function takeBack(transaction: Db, at: Date): Promise<number> {
  const ofImport = transaction
    .deleteFrom('contactSubmissions')
    .where('kind', '=', 'notebook')
    .where('createdAt', '=', at);
  return Number((await ofImport.where(IS_FREE).executeTakeFirstOrThrow()).numDeletedRows);
}
