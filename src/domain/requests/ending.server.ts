import { type Kysely, sql } from 'kysely';
import { DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Database } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { casesState } from './case/case-state.server.ts';

/** A request whose time is over soon, or is over. */
export interface EndingRequest {
  id: string;
  name: string;
  place: string | null;
  service: ServiceKind | null;
  isCall: boolean;
  /** The last day on which it is kept is the one before: 'YYYY-MM-DD'. */
  endDay: string;
  isOver: boolean;
  isBinned: boolean;
  /** The owner has worked on it: it goes only when a mail has said so. */
  needsMail: boolean;
  /** That mail: to be written (again), written, or written long enough ago for the deletion. */
  mail: 'none' | 'written' | 'due';
}

/**
 * The requests that end within the days of the mail: without a deal six months after they arrived or were kept, with one
 * ten years after the end of the year in which it was made (Spec §9, ruling 22). Calendar of Europe/Berlin. What has a
 * date ahead does not end.
 */
export function endingRequests(db: Kysely<Database>, now: Date) {
  const inBerlin = (time: unknown) => sql`(${time}::timestamptz at time zone 'Europe/Berlin')`;
  const today = inBerlin(now);
  const months = sql`make_interval(months => ${sql.lit(RETENTION.enquiryWithoutDealMonths)})`;
  const usualEnd = sql`case when deal_at is null then ${inBerlin(sql`created_at`)} + ${months}
    else date_trunc('year', ${inBerlin(sql`deal_at`)}) + make_interval(years => ${sql.lit(RETENTION.enquiryWithDealYears + 1)}) end`;
  // Whole days: the first clean-up of a day names all that ends on the same one.
  const isSoon = (end: unknown) => sql`${end}::date <= ${today}::date + ${sql.lit(DELETION_MAIL_DAYS)}`;
  const requests = sql`(
    select id, name, place, service, created_at, deal_at, kind = 'call' as is_call, deleted_at is not null as is_binned
    from contact_submissions where suspicion is null
  )`;
  const rows = sql<EndingRequest & { createdAt: Date }>`(
    select id, name, place, service, is_call, is_binned, created_at, to_char(ends, 'YYYY-MM-DD') as end_day,
      ends <= ${today} as is_over, deal_at is not null or version is not null as needs_mail,
      case when announced_at is null then 'none'
        when announced_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(DELETION_MAIL_DAYS)}) then 'due'
        else 'written' end as mail
    from (
      select request.*, state.*,
        greatest(usual_end, case when deal_at is null then ${inBerlin(sql`kept_at`)} + ${months} end) as ends
      from (select *, ${usualEnd} as usual_end from ${requests} as request) as request
      left join lateral ${casesState(sql`request.id`)} as state on true
      where ${isSoon(sql`usual_end`)}
    ) as ending
    where ${isSoon(sql`ends`)} and coalesce(next_date ->> 'day', '') < ${berlinDay(now)}
  )`;
  return db.selectFrom(rows.as('ending')).selectAll().orderBy('createdAt');
}

/** Takes up the requests of a query alone for this transaction, and gives those that it finds still. */
export async function hold(
  transaction: Kysely<Database>,
  wanted: ReturnType<typeof endingRequests>,
  limit: number,
): Promise<EndingRequest[]> {
  const ids = (await wanted.limit(limit).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  // While we wait, somebody may keep one of them.
  await transaction
    .selectFrom('contactSubmissions')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return wanted.where('id', 'in', ids).execute();
}
