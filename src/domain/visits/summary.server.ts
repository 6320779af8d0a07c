import { sql } from 'kysely';
import { TOP_ENTRIES, TOP_PAGES, TOP_SOURCES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays } from '#shared/format/berlin-day.ts';
import type { Interaction } from './page-view.ts';
import type { Period } from './period.ts';
import type { VisitFigures } from './shapes.ts';
import type { DayFigures, Label, Totals } from './summary.ts';
import { SOURCE, viewsBetween } from './views-between.server.ts';

/** Counts views and visitors per day of the period and the one before, oldest first, without empty days. */
export async function dayFigures(db: Db, { firstBefore, last }: Period): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text, sum(views)::int as views, count(session_id)::int as visitors
    from (
      select local::date as day, session_id, count(*) as views
      from (${viewsBetween(firstBefore, addDays(last, 1))}) as viewed
      group by 1, 2
    ) as visits
    group by day order by day`.execute(db);
  return rows;
}

/** Counts views and unique visitors from a day to the end of an hour (0-23) of another. */
export async function totals(db: Db, first: string, last: string, hour: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(views), 0)::int as total_page_views, count(session_id)::int as unique_visitors
    from (
      select session_id, count(*) as views
      from (${viewsBetween(first, addDays(last, 1))}) as viewed
      where local < ${last}::date + ${`${hour + 1} hours`}::interval
      group by 1
    ) as visitors`.execute(db);
  return rows[0] ?? { totalPageViews: 0, uniqueVisitors: 0 };
}

/** Finds the labels with the most views per list; more than shown, because the screen skips some. */
export async function topLabels(db: Db, { first, last }: Period): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select kind, label, views from (
      select kind, label, views, row_number() over (partition by kind order by views desc, label) as place
      from (
        select
          case when page is not null then 'page' when country is not null then 'country'
            when device is not null then 'device' when browser is not null then 'browser' else 'source' end as kind,
          coalesce(page, country, device, browser, source) as label, count(*)::int as views
        from (
          select page, coalesce(country, '') as country, coalesce(device, '') as device,
            coalesce(browser, '') as browser, ${SOURCE} as source
          from (${viewsBetween(first, addDays(last, 1))}) as viewed
        ) as labelled
        group by grouping sets (page, country, device, browser, source)
      ) as counted
      where label is not null
    ) as ranked
    where place <= ${TOP_ENTRIES + TOP_PAGES}
    order by kind, views desc, label`.execute(db);
  return rows;
}

/** Counts the uses of the links to get in touch. */
export async function interactionCounts(db: Db, { first, last }: Period): Promise<Record<Interaction, number>> {
  const rows = await db
    .selectFrom('analyticsInteractions')
    .select(['kind', ({ fn, cast }) => cast<number>(fn.sum('uses'), 'integer').as('uses')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('kind')
    .execute();
  const usesOf = (kind: Interaction) => rows.find((row) => row.kind === kind)?.uses ?? 0;
  return { phone: usesOf('phone'), whatsapp: usesOf('whatsapp'), mail: usesOf('mail') };
}

/** Counts the visits between two days ('2026-11-16'), the last one excluded. */
export async function visitsBetween(db: Db, first: string, end: string): Promise<VisitFigures> {
  // Views from one page of the site to another count as from itself.
  const ownHost = new URL(business.siteUrl).hostname.replace(/^www\./, '');
  const { rows } = await sql<VisitFigures>`
    with viewed as (select session_id, ${SOURCE} as source from (${viewsBetween(first, end)}) as views)
    select
      (select count(distinct session_id)::int from viewed) as visitors,
      (select coalesce(json_agg(source order by views desc, source), '[]') from (
        select source, count(*) as views from viewed where source not in ('', ${ownHost})
        group by source order by views desc, source limit ${TOP_SOURCES}) as sources) as sources`.execute(db);
  return rows[0] ?? { visitors: 0, sources: [] };
}
