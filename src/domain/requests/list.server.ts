import { sql } from 'kysely';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import type { CaseState } from './case/shapes.ts';
import { perField, type RequestField } from './fields.ts';
import { withPhotos } from './photos/photos.server.ts';
import { type InboxRow, inboxRows, withPromise } from './rows.server.ts';
import type { RequestStats, StoredRequest } from './shapes.ts';

/** Finds the whole inbox with the customers of the notebook, newest first; the id orders requests of the same moment. */
export async function findAllRequests(db: Db): Promise<StoredRequest[]> {
  const rows = await inboxRows(db).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
  return withPhotos(db, (await withPromise(db, rows)).map(toSubmission));
}

/** Computes a fingerprint of the inbox from its rows and the lengths of their histories. */
export async function inboxVersion(db: Db): Promise<string> {
  const last = sql`(select max(number) from case_events where case_id = inbox.id)`;
  const photos = sql`(select string_agg(concat(id, consented_at), ' ' order by id) from request_photos
    where contact_id = inbox.id and removed_at is null)`;
  const { version } = await inboxRows(db)
    .select(
      sql<string>`count(*) || '-' || coalesce(sum(hashtextextended(
        concat_ws(' ', id, deal_at, ${last}, ${photos}), 0)), 0)`.as('version'),
    )
    .executeTakeFirstOrThrow();
  return version;
}

export async function countRequests(db: Db, now: Date): Promise<RequestStats> {
  const rows = await inboxRows(db).select(['service', 'phone', 'createdAt']).where('kind', '<>', 'notebook').execute();
  const count = (isMeant: (row: (typeof rows)[number]) => boolean) => rows.filter(isMeant).length;
  const kinds = new Set([...SERVICE_KINDS, ...rows.map(({ service }) => service ?? 'sonstiges')]);
  const perService = [...kinds].map((kind) => [kind, count(({ service }) => (service ?? 'sonstiges') === kind)]);
  return {
    total: rows.length,
    today: count(({ createdAt }) => berlinDay(createdAt) === berlinDay(now)),
    withPhone: count(({ phone }) => phone !== null),
    perService: Object.fromEntries(perService),
  };
}

export const toSubmission = (
  row: InboxRow & { state?: CaseState | undefined; isRepeat?: boolean; promisedFrom?: Date | undefined },
): StoredRequest => ({
  id: row.id,
  ...perField<Pick<StoredRequest, RequestField>>((field) => row[field] ?? undefined),
  createdAt: row.createdAt.toISOString(),
  // Absent unless set, because a new request has the specified shape.
  ...(row.dealAt && { dealAt: row.dealAt.toISOString() }),
  ...(row.kind === 'call' && { isCall: true as const }),
  ...(row.kind === 'notebook' && { isNotebook: true as const }),
  ...(row.state && { state: row.state }),
  ...(row.isRepeat && { isRepeat: true as const }),
  ...(row.promisedFrom && { promisedFrom: row.promisedFrom.toISOString() }),
});
