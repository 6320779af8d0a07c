import { sql } from 'kysely';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { withPhotos } from './photos/photos.server.ts';
import { inboxRows, jobOf, shownRows, toRequests } from './rows.server.ts';
import type { RequestStats, StoredRequest } from './shapes.ts';

/** Finds the inbox, or a part of it, newest first; the id orders requests of the same moment. */
export async function findRequests(db: Db, part?: { limit: number; offset: number }): Promise<StoredRequest[]> {
  const rows = shownRows(db).orderBy('request.createdAt', 'desc').orderBy('request.id', 'desc');
  const some = part ? rows.limit(part.limit).offset(part.offset) : rows;
  return withPhotos(db, await toRequests(db, await some.execute()));
}

/** Whether a customer has jobs of an import, or nothing but the import. */
export const isImported = sql<boolean>`(exists (select from jobs where customer_id = customers.id and request_id is null)
  or batch is not null and not exists (select from contact_submissions where customer_id = customers.id))`;

/** Finds the customers of an import with their jobs of then, in the shape of a request, newest first. */
export async function findImported(db: Db): Promise<StoredRequest[]> {
  const customers = await db
    .selectFrom('customers')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where(isImported)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = customers.map(({ id }) => id);
  const jobs = db
    .selectFrom('jobs')
    .selectAll()
    .where(sql<boolean>`customer_id = any(${ids}::uuid[]) and request_id is null`);
  const jobsOf = Map.groupBy(await jobs.orderBy('day').execute(), ({ customerId }) => customerId);
  return customers.map(({ id, name, email, phone, address, note, version, createdAt }) => {
    const done = jobsOf.get(id) ?? [];
    const at = createdAt.toISOString();
    return {
      ...{ id, customerId: id, name, email, phone: phone ?? undefined, place: address ?? undefined },
      ...{ createdAt: at, isNotebook: true as const },
      dealAt: done.at(-1)?.doneAt?.toISOString(),
      state: {
        ...{ version, step: 'erledigt', answeredAt: at, movedAt: at },
        jobs: done.length > 0 ? done.map(jobOf) : undefined,
        stays: note ? { text: note, at } : undefined,
      },
    };
  });
}

/** Computes a fingerprint of the inbox from the versions of requests and customers. */
export async function inboxVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select concat_ws('-',
    (select concat_ws('-', count(*), sum(hashtextextended(concat_ws(' ', id, version, deal_at, customer_id), 0)))
      from contact_submissions where suspicion is null and deleted_at is null),
    (select sum(hashtextextended(concat_ws(' ', id, version, name, address, note, deleted_at), 0)) from customers),
    (select concat_ws('-', count(*), sum(hashtextextended(concat_ws(' ', id, consented_at), 0)))
      from request_photos where removed_at is null)) as version`.execute(db);
  return rows[0]?.version ?? '';
}

export const countInbox = async (db: Db): Promise<number> =>
  (await inboxRows(db).select(count()).executeTakeFirstOrThrow()).count;

const count = () => sql<number>`count(*)::int`.as('count');

export async function countRequests(db: Db, now: Date): Promise<RequestStats> {
  const startOfDay = berlinMoment(berlinDay(now), '00:00') as Date;
  const rows = await inboxRows(db)
    .select(sql<string>`coalesce(service, 'sonstiges')`.as('service'))
    .select([count(), sql<number>`count(phone)::int`.as('withPhone')])
    .select(sql<number>`(count(*) filter (where created_at >= ${startOfDay}))::int`.as('today'))
    .groupBy(sql`coalesce(service, 'sonstiges')`)
    .execute();
  const sum = (figure: 'count' | 'today' | 'withPhone') => rows.reduce((all, row) => all + row[figure], 0);
  const none = SERVICE_KINDS.map((kind) => [kind, 0]);
  return {
    total: sum('count'),
    today: sum('today'),
    withPhone: sum('withPhone'),
    perService: Object.fromEntries([...none, ...rows.map(({ service, count }) => [service, count])]),
  };
}
