import { type Kysely, sql } from 'kysely';
import { DELETION_MAIL_DAYS, DELETION_MAIL_TRUE_DAYS, RETENTION } from '#config/limits.ts';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Database } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { casesState } from '../cases/case-state.server.ts';

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
  /** The owner has worked on it: it goes only when a mail has said so. */
  needsMail: boolean;
  /** That mail was written: not at all or long ago, lately, or long enough ago for the deletion. */
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
  const soon = sql`${today} + make_interval(days => ${sql.lit(DELETION_MAIL_DAYS)})`;
  const daysAgo = (days: number) => sql`${now}::timestamptz - make_interval(days => ${sql.lit(days)})`;
  const requests = sql`(
    select id, name, place, service, created_at, deal_at, false as is_call from contact_submissions
    union all
    select id, name, place, service, created_at, deal_at, true from cases where submission_id is null
  )`;
  const rows = sql<EndingRequest & { createdAt: Date }>`(
    select id, name, place, service, is_call, created_at, to_char(ends, 'YYYY-MM-DD') as end_day, ends <= ${today} as is_over,
      deal_at is not null or coalesce(step, 'neu') <> 'neu' as needs_mail,
      case when announced_at > ${daysAgo(DELETION_MAIL_TRUE_DAYS)} and announced_at > coalesce(kept_at, '-infinity')
        then case when announced_at <= ${daysAgo(DELETION_MAIL_DAYS)} then 'due' else 'written' end
        else 'none' end as mail
    from (
      select request.*, state.*, greatest(usual_end, ${inBerlin(sql`kept_at`)} + ${months}) as ends
      from (select *, ${usualEnd} as usual_end from ${requests} as request) as request
      left join lateral ${casesState(sql`request.id`)} as state on true
      where usual_end <= ${soon}
    ) as ending
    where ends <= ${soon} and coalesce(next_date ->> 'day', '') < ${berlinDay(now)}
  )`;
  return db.selectFrom(rows.as('ending')).selectAll().orderBy('createdAt');
}
