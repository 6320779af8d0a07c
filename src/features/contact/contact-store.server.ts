import { type Kysely, type Selectable, sql } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { SERVICE_KINDS, type ServiceKind } from '#content/service-kinds.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/contact-submissions.ts';
import type { SuspicionReason } from '#server/db/schema/contact-suspects.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { ContactPage, ContactRequest, ContactStats, ContactSubmission, ContactSuspect } from './contract.ts';

type Db = Kysely<Database>;
type Row = Omit<Selectable<ContactSubmissionsTable>, 'idempotencyKey'>;

const COLUMNS = ['id', 'name', 'email', 'phone', 'service', 'message', 'createdAt'] as const;
const TYPED = ['name', 'email', 'phone', 'service', 'message'] as const;

export interface NewContact {
  request: ContactRequest;
  idempotencyKey: string;
  now: Date;
}

/**
 * Stores a request, or finds the one stored under the same key before. Returns its id, or undefined when the key
 * was used for other content.
 */
export async function insertContact(db: Db, contact: NewContact): Promise<string | undefined> {
  const inserted = await db
    .insertInto('contactSubmissions')
    .values(valuesOf(contact))
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const before = await db
    .selectFrom('contactSubmissions')
    .select(COLUMNS)
    .where('idempotencyKey', '=', contact.idempotencyKey)
    .executeTakeFirstOrThrow();
  const values = valuesOf(contact);
  return TYPED.every((field) => before[field] === values[field]) ? before.id : undefined;
}

/** Stores what was caught, once per key, apart from the inbox. Returns its id. */
export async function insertSuspect(db: Db, contact: NewContact, reason: SuspicionReason): Promise<string> {
  const { id } = await db
    .insertInto('contactSuspects')
    .values({ ...valuesOf(contact), reason })
    .onConflict((conflict) => conflict.column('idempotencyKey').doUpdateSet({ reason }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A page of the inbox, newest first; pages count from 1. `total` counts the whole inbox. */
export async function findContactPage(db: Db, page: number, limit: number): Promise<ContactPage> {
  // One statement after the other within one snapshot, so that total and page belong together.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { total } = await transaction
        .selectFrom('contactSubmissions')
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
        .executeTakeFirstOrThrow();
      const rows = await newestFirst(transaction)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { submissions: rows.map(toSubmission), total };
    });
}

/** The whole inbox, newest first. */
export async function findAllContacts(db: Db): Promise<ContactSubmission[]> {
  return (await newestFirst(db).execute()).map(toSubmission);
}

/** The figures of the inbox, counted by the database in one statement. */
export async function countContacts(db: Db, now: Date): Promise<ContactStats> {
  const rows = await db
    .selectFrom('contactSubmissions')
    .select((eb) => [
      eb.fn.coalesce('service', sql.lit<ServiceKind>('sonstiges')).as('kind'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(phone)::int`.as('withPhone'),
      sql<number>`count(*) filter (where ${dayInBerlin('created_at')} = ${dayInBerlin(now)})::int`.as('today'),
    ])
    .groupBy('kind')
    .execute();
  const sum = (column: 'total' | 'today' | 'withPhone') => rows.reduce((total, row) => total + row[column], 0);
  const perService = Object.fromEntries(SERVICE_KINDS.map((kind) => [kind, 0])) as Record<ServiceKind, number>;
  for (const { kind, total } of rows) perService[kind] = total;
  return { total: sum('total'), today: sum('today'), withPhone: sum('withPhone'), perService };
}

const dayInBerlin = (time: Date | 'created_at') =>
  sql`(${time === 'created_at' ? sql.ref(time) : sql`${time}::timestamptz`} at time zone 'Europe/Berlin')::date`;

/** Whether there was one to delete. */
export async function deleteContact(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contactSubmissions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What was kept apart, newest first, at most 200: a flood must not flood the owner's screen too. */
export async function findSuspects(db: Db): Promise<ContactSuspect[]> {
  const rows = await db
    .selectFrom('contactSuspects')
    .select([...COLUMNS, 'reason'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), reason: row.reason }));
}

/** Moves a suspect into the inbox with the time it arrived. Whether there was one. */
export async function acceptSuspect(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.deleteFrom('contactSuspects').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return false;
    const { reason: _, ...contact } = row;
    await transaction
      .insertInto('contactSubmissions')
      .values(contact)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute();
    return true;
  });
}

/** Whether there was one to delete. */
export async function deleteSuspect(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contactSuspects').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes what was kept apart for longer than the privacy page says. */
export const forgetOldSuspects = (db: Db, now: Date) =>
  db
    .deleteFrom('contactSuspects')
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.filteredEnquiryDays * DAY_MS))
    .execute();

const newestFirst = (db: Db) =>
  db.selectFrom('contactSubmissions').select(COLUMNS).orderBy('createdAt', 'desc').orderBy('id', 'desc');

const valuesOf = ({ request, idempotencyKey, now }: NewContact) => ({
  name: request.name,
  email: request.email,
  phone: request.phone ?? null,
  service: request.service ?? null,
  message: request.message ?? null,
  createdAt: now,
  idempotencyKey,
});

const toSubmission = (row: Row): ContactSubmission => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone ?? undefined,
  service: row.service ?? undefined,
  message: row.message ?? undefined,
  createdAt: row.createdAt.toISOString(),
});
