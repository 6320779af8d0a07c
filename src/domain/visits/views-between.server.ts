import { sql } from 'kysely';
import { PUBLIC_PAGES } from '#content/pages.ts';

/** The start of a German day ('2026-11-21'). */
export const startOfDay = (day: string) => sql<Date>`(${day}::timestamp at time zone 'Europe/Berlin')`;

/** Excludes the last day; `local` is German time. Only existing pages: older rows may have others (ruling 28). */
export const viewsBetween = (first: string, end: string) => sql`
  select "timestamp" at time zone 'Europe/Berlin' as local, session_id, page, country, device, browser, referrer
  from analytics
  where not is_bot and page in (${sql.join(PUBLIC_PAGES.map((page) => sql.lit(page)))})
    and "timestamp" >= ${startOfDay(first)} and "timestamp" < ${startOfDay(end)}`;

/** The referring host without 'www.'; '' for direct visits, null if unknown. */
export const SOURCE = sql`case
  when referrer = '' then ''
  else lower(substring(referrer from '^[A-Za-z][A-Za-z0-9+.-]*://(?:[^/?#@]*@)?(?:www\\.)?([^/?#:]+)'))
end`;
