import { type Kysely, type Selectable, sql } from 'kysely';
import { SERVICE_KINDS, type ServiceKind } from '#content/service-kinds.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/contact-submissions.ts';
import type { ContactSuspectsTable } from '#server/db/schema/contact-suspects.ts';
import type { Database } from '#server/db/schema/index.ts';
import { messagesOf, messagesVersion } from '#server/outbox/messages-of.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';
import { CONTACT_FIELDS, perField } from '../fields.ts';
import type { ContactField } from '../intake/contract.ts';
import type { ContactPage, ContactStats, ContactSubmission, ContactSuspect } from './contract.ts';

type Db = Kysely<Database>;
type SuspectRow = Omit<Selectable<ContactSuspectsTable>, 'idempotencyKey' | 'reason'>;
type Row = SuspectRow &
  Partial<Pick<Selectable<ContactSubmissionsTable>, 'dealAt'>> & { messages?: SentMessage[] | null };

const COLUMNS = ['id', ...CONTACT_FIELDS, 'createdAt'] as const;
const INBOX_COLUMNS = [...COLUMNS, 'dealAt'] as const;

export interface PageWish {
  /** From 1 on. */
  page: number;
  limit: number;
  /** Leaves out what came after this moment, and counts it as `newer`. */
  until: Date | undefined;
}

/** A page of the inbox, newest first. `total` counts all that its pages show. */
export async function findContactPage(db: Db, { page, limit, until }: PageWish): Promise<ContactPage> {
  // The database knows microseconds, the list milliseconds: what came within the last one belongs to it.
  const end = until && new Date(until.getTime() + 1);
  // One statement after the other within one snapshot, so that total and page belong together.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const isNewer = end ? sql<boolean>`created_at >= ${end}` : sql.lit(false);
      const { total, newer } = await transaction
        .selectFrom('contactSubmissions')
        .select([
          sql<number>`count(*) filter (where not ${isNewer})::int`.as('total'),
          sql<number>`count(*) filter (where ${isNewer})::int`.as('newer'),
        ])
        .executeTakeFirstOrThrow();
      const rows = await newestFirst(transaction)
        .$if(end !== undefined, (query) => query.where('createdAt', '<', end as Date))
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { submissions: rows.map(toSubmission), total, ...(until && { newer }) };
    });
}

/** How many requests stand before this one in the inbox, newest first; undefined where it isn't there. */
export async function placeOfContact(db: Db, id: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('contactSubmissions as found')
    .select((eb) =>
      eb
        .selectFrom('contactSubmissions as newer')
        .select(sql<number>`count(*)::int`.as('before'))
        .where(sql<boolean>`(newer.created_at, newer.id) > (found.created_at, found.id)`)
        .as('before'),
    )
    .where('found.id', '=', id)
    .executeTakeFirst();
  return found?.before ?? undefined;
}

/** The whole inbox, newest first. */
export async function findAllContacts(db: Db): Promise<ContactSubmission[]> {
  return (await newestFirst(db).execute()).map(toSubmission);
}

/**
 * A fingerprint of the inbox: a count and a sum of hashes over what can change (rows come, go and are marked as deals,
 * what was sent about them arrives).
 * The database computes it in one pass, without reading a message.
 */
export async function inboxVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('contactSubmissions')
    .select(
      sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(id || coalesce(deal_at::text, ''), 0)), 0) || '-' || ${messagesVersion}`.as(
        'version',
      ),
    )
    .executeTakeFirstOrThrow();
  return version;
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

/** Marks a request as a deal, since the first time it was, or takes the mark away. Whether there was one. */
export async function markDeal(db: Db, id: string, isDeal: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactSubmissions')
    .set({ dealAt: isDeal ? sql<Date>`coalesce(deal_at, ${now})` : null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/**
 * Moves a suspect into the inbox with the time it arrived. Gives the id it has there: its own, or that of the same
 * request which came another way before; undefined where there was none.
 */
export async function acceptSuspect(db: Db, id: string): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction.deleteFrom('contactSuspects').where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) return undefined;
    const { reason: _, ...contact } = row;
    await transaction
      .insertInto('contactSubmissions')
      .values(contact)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute();
    const inInbox = transaction.selectFrom('contactSubmissions').select('id');
    return (await inInbox.where('idempotencyKey', '=', row.idempotencyKey).executeTakeFirstOrThrow()).id;
  });
}

/** Whether there was one to delete. */
export async function deleteSuspect(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('contactSuspects').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

const newestFirst = (db: Db) =>
  db
    .selectFrom('contactSubmissions')
    .select([...INBOX_COLUMNS, messagesOf('contactSubmissions.id').as('messages')])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

const toSubmission = (row: Row): ContactSubmission => ({
  id: row.id,
  ...perField<Pick<ContactSubmission, ContactField>>((field) => row[field] ?? undefined),
  createdAt: row.createdAt.toISOString(),
  // Only there when set: without a deal the shape is the specified one.
  ...(row.dealAt && { dealAt: row.dealAt.toISOString() }),
  ...(row.messages && { messages: row.messages }),
});
