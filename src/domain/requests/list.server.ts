import { type Kysely, sql } from 'kysely';
import { SERVICE_KINDS, type ServiceKind } from '#content/service-kinds.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { CaseState } from './case/shapes.ts';
import { perField } from './fields.ts';
import type { ContactField } from './request.ts';
import { type InboxRow, inboxRows, withState } from './rows.server.ts';
import type { ContactPage, ContactStats, ContactSubmission } from './shapes.ts';

type Db = Kysely<Database>;

/** A page of the inbox, newest first; pages count from 1. */
export const findContactPage = (db: Db, { page, limit }: { page: number; limit: number }): Promise<ContactPage> =>
  // One snapshot, so that total and page belong together.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const { total } = await inboxRows(transaction)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await newestFirst(transaction)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return { submissions: (await withState(transaction, rows)).map(toSubmission), total: Number(total) };
    });

/** The whole inbox, newest first. */
export async function findAllContacts(db: Db): Promise<ContactSubmission[]> {
  return (await withState(db, await newestFirst(db).execute())).map(toSubmission);
}

/** Computes a fingerprint of the inbox over what can change: rows come and go, their histories grow. */
export async function inboxVersion(db: Db): Promise<string> {
  const { version } = await inboxRows(db)
    .leftJoin(
      (entries) =>
        entries
          .selectFrom('caseEvents')
          .select(['caseId', (eb) => eb.fn.max('number').as('last')])
          .groupBy('caseId')
          .as('history'),
      (join) => join.onRef('history.caseId', '=', 'inbox.id'),
    )
    .select(
      sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(
        inbox.id || coalesce(deal_at::text, '') || coalesce(history.last::text, ''), 0)), 0)`.as('version'),
    )
    .executeTakeFirstOrThrow();
  return version;
}

/** The figures of the inbox, counted by the database in one statement. */
export async function countContacts(db: Db, now: Date): Promise<ContactStats> {
  const rows = await inboxRows(db)
    .select((eb) => [
      eb.fn.coalesce('service', sql.lit<ServiceKind>('sonstiges')).as('asked'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(phone)::int`.as('withPhone'),
      sql<number>`count(*) filter (where ${dayInBerlin('created_at')} = ${dayInBerlin(now)})::int`.as('today'),
    ])
    .groupBy('asked')
    .execute();
  const sum = (column: 'total' | 'today' | 'withPhone') => rows.reduce((total, row) => total + row[column], 0);
  const perService = Object.fromEntries(SERVICE_KINDS.map((kind) => [kind, 0])) as Record<ServiceKind, number>;
  for (const { asked, total } of rows) perService[asked] = total;
  return { total: sum('total'), today: sum('today'), withPhone: sum('withPhone'), perService };
}

const dayInBerlin = (time: Date | 'created_at') =>
  sql`(${time === 'created_at' ? sql.ref(time) : sql`${time}::timestamptz`} at time zone 'Europe/Berlin')::date`;

/** The inbox by arrival; the id keeps an order among requests of the same moment. */
const newestFirst = (db: Db) => inboxRows(db).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');

export const toSubmission = (row: InboxRow & { state?: CaseState | undefined }): ContactSubmission => ({
  id: row.id,
  ...perField<Pick<ContactSubmission, ContactField>>((field) => row[field] ?? undefined),
  createdAt: row.createdAt.toISOString(),
  // Only there when set: a new request has the specified shape.
  ...(row.dealAt && { dealAt: row.dealAt.toISOString() }),
  ...(row.kind === 'call' && { isCall: true as const }),
  ...(row.state && { state: row.state }),
});
