import { sql } from 'kysely';
import { RETENTION } from '#config/limits.ts';
import { deleteCustomers } from '#domain/customers/customers.server.ts';
import { deleteRequests, hasRequest, inboxAndBin, requestRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { hasJob } from './imported.server.ts';

/**
 * Deletes requests without a deal after six months, to the minute because the privacy page promises whole months, and
 * the deals of a customer ten years after the year of the last one. A date ahead holds a request.
 */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  const today = berlinDay(now);
  const oldestYear = Number(today.slice(0, 4)) - RETENTION.enquiryWithDealYears;
  const inGermany = (moment: unknown) => sql`(${moment}::timestamptz at time zone 'Europe/Berlin')`;
  const months = sql`make_interval(months => ${RETENTION.enquiryWithoutDealMonths})`;
  const isEnded = sql<boolean>`(deal_at is null and created_at < ${now}::timestamptz - interval '150 days'
      and ${inGermany(sql`created_at`)} + ${months} <= ${inGermany(now)}
    or date_part('year', ${inGermany(sql`deal_at`)}) < ${oldestYear}
      and not exists (select from ${requestRows(db).as('other')} where other.customer_id = request.customer_id
        and date_part('year', ${inGermany(sql`other.deal_at`)}) >= ${oldestYear})
      and not exists (select from jobs where jobs.customer_id = request.customer_id
        and what = 'arbeit' and cancelled_at is null and day >= ${`${oldestYear}`}))`;
  const isDated = sql<boolean>`exists (select from jobs where request_id = request.id and is_open and day >= ${today})`;
  const count = await db.transaction().execute(async (transaction) => {
    const ended = inboxAndBin(transaction).select('id').where(isEnded);
    // Locks before it looks at the dates, because somebody may plan one meanwhile.
    const ids = (await ended.forUpdate().execute()).map(({ id }) => id);
    return (await deleteRequests(transaction, sql`id = any(${ids}::uuid[]) and not ${isDated}`)).length;
  });
  if (count > 0) logEvent({ event: 'contacts-forgotten', count });
}

/** Deletes customers of whom nothing is left, and what an import brought after its years. */
export async function forgetOldCustomers(db: Db, now: Date): Promise<void> {
  const year = Number(berlinDay(now).slice(0, 4));
  const hasRecent = sql`exists (select from jobs where customer_id = customers.id
    and day >= ${`${year - RETENTION.enquiryWithDealYears}`})`;
  const isOld = sql`date_part('year', created_at) < ${year - RETENTION.correspondenceYears}`;
  await deleteCustomers(
    db,
    sql`deleted_at is null and not ${hasRequest} and not ${hasRecent} and (${hasJob} or batch is null or ${isOld})`,
  );
}
