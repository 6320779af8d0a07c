import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import type { Author } from './case/case-store.server.ts';
import type { NotebookCustomer } from './notebook.ts';
import { identitiesOf } from './person/identities.ts';

type Known = Pick<NotebookCustomer, 'name' | 'email'> & { [F in 'phone' | 'place']?: string | null | undefined };

/** Who shares an address or number is one; of those without both, who has the same name and place. */
function keysOf({ name, email, phone = null, place }: Known): string[] {
  const identities = identitiesOf({ email, phone });
  return identities.length > 0 ? identities : [`${name}, ${place ?? ''}`.toLowerCase()];
}

/** Finds the places in the list of customers who are stored already, or stand earlier in it. */
export async function findKnown(db: Db, customers: readonly NotebookCustomer[]): Promise<number[]> {
  const stored = await db
    .selectFrom('contactSubmissions')
    .select(['name', 'email', 'phone', 'place'])
    .where('suspicion', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
  const known = new Set(stored.flatMap(keysOf));
  return customers.flatMap((customer, place) => {
    const keys = keysOf(customer);
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isKnown ? [place] : [];
  });
}

/**
 * Stores customers of the owner's notebook as finished jobs, once per key, without those that are known. Call it in a
 * transaction. They share the moment of their arrival, which takes them back.
 */
export async function takeNotebook(
  transaction: Db,
  { customers, key }: { customers: readonly NotebookCustomer[]; key: string },
  { adminId, now }: Author,
): Promise<{ count: number; isNew: boolean }> {
  // One at a time, because two devices may send the same file.
  await sql`select pg_advisory_xact_lock(hashtext('notebook'))`.execute(transaction);
  const before = await notebookRows(transaction)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('idempotencyKey', 'like', `${key}:%`)
    .executeTakeFirstOrThrow();
  if (before.count > 0) return { ...before, isNew: false };
  const known = new Set(await findKnown(transaction, customers));
  const taken = customers
    .filter((_, place) => !known.has(place))
    .map((customer) => ({ ...customer, id: randomUUID(), at: momentOf(customer, now) }));
  if (taken.length === 0) return { count: 0, isNew: false };
  await transaction
    .insertInto('contactSubmissions')
    .values(
      taken.map(({ id, name, email, phone = null, place = null, at }) => ({
        ...{ id, name, email, phone, place, service: null, message: null },
        ...{ kind: 'notebook' as const, createdAt: now, dealAt: at, idempotencyKey: `${key}:${id}` },
      })),
    )
    .execute();
  await transaction
    .insertInto('caseEvents')
    .values(
      taken.flatMap(({ id, at, stays, day = null, cents = null }) =>
        [
          ...(stays ? [{ kind: 'stays' as const, at: now, text: stays }] : []),
          // The last one, so that a later entry shows that something followed.
          { kind: 'imported' as const, at, step: 'erledigt', text: day, cents },
        ].map((entry, index) => ({
          ...{ step: null, way: null, text: null, nextDate: null, cents: null, undoes: null },
          ...entry,
          ...{ caseId: id, number: index + 1, adminId },
        })),
      ),
    )
    .execute();
  return { count: taken.length, isNew: true };
}

/** Noon of the last job's day, or now. */
const momentOf = ({ day }: NotebookCustomer, now: Date): Date =>
  (day && day < berlinDay(now) && berlinMoment(day, '12:00')) || now;

const notebookRows = (db: Db) => db.selectFrom('contactSubmissions').where('kind', '=', 'notebook');

/** Whether nothing followed on a customer's import. */
const IS_FREE = sql<boolean>`(
  select kind = 'imported' from case_events where case_id = contact_submissions.id order by number desc limit 1
)`;

/** Finds the last import; `free` counts those on whom nothing followed. */
export async function lastNotebook(db: Db) {
  const last = await notebookRows(db)
    .select([
      'createdAt',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where ${IS_FREE})::int`.as('free'),
    ])
    .groupBy('createdAt')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return last ? { at: last.createdAt.toISOString(), count: last.count, free: last.free } : null;
}

/** Deletes the customers of an import on whom nothing followed. */
export async function takeBack(transaction: Db, at: Date): Promise<{ removed: number; stayed: number }> {
  const { numDeletedRows } = await transaction
    .deleteFrom('contactSubmissions')
    .where('kind', '=', 'notebook')
    .where('createdAt', '=', at)
    .where(IS_FREE)
    .executeTakeFirstOrThrow();
  const { stayed } = await notebookRows(transaction)
    .select(sql<number>`count(*)::int`.as('stayed'))
    .where('createdAt', '=', at)
    .executeTakeFirstOrThrow();
  return { removed: Number(numDeletedRows), stayed };
}
