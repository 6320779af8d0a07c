import { sql } from 'kysely';
import { PUBLIC_PAGES } from '#content/pages.ts';

/** When a day in Germany ('2026-11-21') begins. */
export const startOfDay = (day: string) => sql<Date>`(${day}::timestamp at time zone 'Europe/Berlin')`;

/**
 * The views between two days in Germany without bots, the last day left out; `local` is the German time. Pages of
 * today alone, because addresses that lead nowhere were stored once (ruling 28).
 */
export const viewsBetween = (first: string, end: string) => sql`
  select "timestamp" at time zone 'Europe/Berlin' as local, session_id, page, country, device, browser, referrer
  from analytics
  where not is_bot and page in (${sql.join(PUBLIC_PAGES.map((page) => sql.lit(page)))})
    and "timestamp" >= ${startOfDay(first)} and "timestamp" < ${startOfDay(end)}`;

/** The host that a view came from, without 'www.': '' where the visitor came directly, null where it is unknown. */
export const SOURCE = sql`case
  when referrer = '' then ''
  else lower(substring(referrer from '^[A-Za-z][A-Za-z0-9+.-]*://(?:[^/?#@]*@)?(?:www\\.)?([^/?#:]+)'))
end`;
