import { sql } from 'kysely';
import { LABELS_PER_DAY } from '#config/limits.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';

/**
 * The pages that count. Addresses that lead nowhere were stored once, before reports of them were refused (ruling 28).
 */
const IS_PAGE = sql`page in (${sql.join(PUBLIC_PAGES.map((page) => sql.lit(page)))})`;

/**
 * The three figures that are rolled up, counted from single views between two times (`to` open where it is not
 * given). The roll-up stores what these queries give for hours that are over; the summary adds what they give for the
 * time since.
 */
const viewsBetween = (from: Date, to?: Date) => sql`
  select "timestamp", "timestamp" at time zone 'Europe/Berlin' as local, session_id, page, country, device, browser, referrer
  from analytics
  where not is_bot and ${IS_PAGE} and "timestamp" >= ${from} ${to ? sql`and "timestamp" < ${to}` : sql``}`;

/** Rows of analytics_hours. */
export const hoursBetween = (from: Date, to?: Date) => sql`
  select local::date as day, extract(hour from local)::smallint as hour, count(*)::int as views
  from (${viewsBetween(from, to)}) as viewed
  group by 1, 2`;

/** Rows of analytics_visitors: who came for the first time that day, by the day of the view before. */
export const visitorsBetween = (from: Date, to?: Date) => sql`
  select day, hour, last_day, count(*)::int as visitors
  from (
    select came.day, extract(hour from came.at at time zone 'Europe/Berlin')::smallint as hour,
      (earlier.at at time zone 'Europe/Berlin')::date as last_day
    from (
      select session_id, local::date as day, min("timestamp") as at
      from (${viewsBetween(from, to)}) as viewed
      where session_id is not null
      group by 1, 2
    ) as came
    left join lateral (
      select "timestamp" as at from analytics
      where session_id = came.session_id and not is_bot and ${IS_PAGE} and "timestamp" < came.at
      order by "timestamp" desc limit 1
    ) as earlier on true
  ) as visits
  where last_day is null or last_day < day
  group by 1, 2, 3`;

/** Rows of analytics_labels, per day and list the labels with the most views. */
export const labelsBetween = (from: Date, to?: Date) => sql`
  select day, kind, label, views
  from (
    select day, kind, label, count(*)::int as views,
      row_number() over (partition by day, kind order by count(*) desc, label) as place
    from (${viewsBetween(from, to)}) as viewed
    cross join lateral (values (local::date)) as days(day)
    cross join lateral (values
      ('page', page),
      ('country', coalesce(country, '')),
      ('device', coalesce(device, '')),
      ('browser', coalesce(browser, '')),
      ('source', case
        when referrer = '' then ''
        else lower(substring(referrer from '^[A-Za-z][A-Za-z0-9+.-]*://(?:[^/?#@]*@)?(?:www\\.)?([^/?#:]+)'))
      end)
    ) as labels(kind, label)
    where label is not null
    group by 1, 2, 3
  ) as counted
  where place <= ${sql.lit(LABELS_PER_DAY)}`;
