import { type Kysely, sql } from 'kysely';
import { CONTACTS_DELETED_AT_ONCE, DAY_MS, RETENTION } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';

type Db = Kysely<Database>;

/**
 * Deletes the requests whose time is over (Spec §9, ruling 22): without a deal six months after they arrived, with one
 * ten years after the end of the year in which they were marked. Calendar of Europe/Berlin, oldest first, bounded.
 */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
  const inBerlin = (time: unknown) => sql`(${time} at time zone 'Europe/Berlin')`;
  const nowInBerlin = inBerlin(sql`${now}::timestamptz`);
  const endOfMonths = sql`${inBerlin(sql.ref('createdAt'))} + make_interval(months => ${sql.lit(RETENTION.enquiryWithoutDealMonths)})`;
  const endOfDeal = sql`date_trunc('year', ${inBerlin(sql.ref('dealAt'))}) + make_interval(years => ${sql.lit(RETENTION.enquiryWithDealYears + 1)})`;
  const isOver = sql<boolean>`case when deal_at is null then ${endOfMonths} else ${endOfDeal} end <= ${nowInBerlin}`;
  let count = 0n;
  // A call's case is all there is of it; a request from the form takes its case along.
  for (const table of ['contactSubmissions', 'cases'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (query) =>
        query.selectFrom(table).select('id').where(isOver).orderBy('createdAt').limit(CONTACTS_DELETED_AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    count += numDeletedRows;
  }
  if (count > 0n) logEvent({ event: 'contacts-forgotten', count: Number(count) });
}

/** Deletes what was kept apart for longer than the privacy page says. */
export const forgetOldSuspects = (db: Db, now: Date) =>
  db
    .deleteFrom('contactSuspects')
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.filteredEnquiryDays * DAY_MS))
    .execute();
