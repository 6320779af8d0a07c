import { sql } from 'kysely';
import { CONTACTS_DELETED_AT_ONCE, DAY_MS, DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { keptAt } from './case/unanswered.server.ts';
import { withState } from './rows.server.ts';

/** A request whose retention ends soon, or has ended. */
export interface EndingRequest {
  id: string;
  name: string;
  place: string | null;
  service: ServiceKind | null;
  /** The first day after its retention: 'YYYY-MM-DD'. */
  endDay: string;
  isOver: boolean;
  isBinned: boolean;
  /** Whether a mail must announce the deletion, because the owner has worked on it. */
  needsMail: boolean;
  /** That mail: not written (since the last change), written, or written long enough ago. */
  mail: 'none' | 'written' | 'due';
}

/**
 * Finds the requests whose retention ends within the days of the mail: without a deal six months after they arrived or
 * were kept, with one ten years after the end of its year (Spec §9, ruling 22). Calendar of Europe/Berlin. A request
 * with a date ahead does not end.
 */
async function findEnding(db: Db, now: Date): Promise<EndingRequest[]> {
  const inBerlin = (time: unknown) => sql`(${time}::timestamptz at time zone 'Europe/Berlin')`;
  const today = inBerlin(now);
  const months = sql`make_interval(months => ${sql.lit(RETENTION.enquiryWithoutDealMonths)})`;
  const ends = sql<Date>`case when deal_at is null
    then greatest(${inBerlin(sql`created_at`)}, ${inBerlin(keptAt(sql.ref('contactSubmissions.id')))}) + ${months}
    else date_trunc('year', ${inBerlin(sql`deal_at`)}) + make_interval(years => ${sql.lit(RETENTION.enquiryWithDealYears + 1)}) end`;
  const rows = await db
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'place', 'service', 'dealAt'])
    .select([
      sql<boolean>`deleted_at is not null`.as('isBinned'),
      sql<string>`to_char(${ends}, 'YYYY-MM-DD')`.as('endDay'),
      sql<boolean>`${ends} <= ${today}`.as('isOver'),
    ])
    .where('suspicion', 'is', null)
    // Whole days, because one mail names all requests of a day.
    .where(sql<boolean>`${ends}::date <= ${today}::date + ${sql.lit(DELETION_MAIL_DAYS)}`)
    .orderBy('createdAt')
    .execute();
  const writtenBy = new Date(now.getTime() - DELETION_MAIL_DAYS * DAY_MS).toISOString();
  return (await withState(db, rows))
    .filter(({ state }) => (state?.date?.day ?? '') < berlinDay(now))
    .map(({ dealAt, state, ...request }) => ({
      ...request,
      needsMail: dealAt !== null || state !== undefined,
      mail: !state?.announcedAt ? 'none' : state.announcedAt <= writtenBy ? 'due' : 'written',
    }));
}

/** Locks up to `limit` ending requests, and returns those that still end once locked. */
export async function holdEnding(
  transaction: Db,
  now: Date,
  { isWanted, limit }: { isWanted: (request: EndingRequest) => boolean; limit: number },
): Promise<EndingRequest[]> {
  const ids = new Set(
    (await findEnding(transaction, now))
      .filter(isWanted)
      .slice(0, limit)
      .map(({ id }) => id),
  );
  if (ids.size === 0) return [];
  await transaction
    .selectFrom('contactSubmissions')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  // Somebody may have kept one before the lock.
  return (await findEnding(transaction, now)).filter((request) => ids.has(request.id) && isWanted(request));
}

/** Deletes the requests after their retention, oldest first, at most CONTACTS_DELETED_AT_ONCE. */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    const over = await holdEnding(transaction, now, {
      isWanted: ({ isOver, needsMail, mail }) => isOver && (!needsMail || mail === 'due'),
      limit: CONTACTS_DELETED_AT_ONCE,
    });
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('contactSubmissions').where('id', 'in', ids).execute();
    return ids.length;
  });
  if (count > 0) logEvent({ event: 'contacts-forgotten', count });
}
