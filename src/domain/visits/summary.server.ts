import { sql } from 'kysely';
import { TOP_PAGES } from '#config/limits.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay, berlinHour, daysUntil } from '#shared/format/berlin-day.ts';
import { TOP_ENTRIES, TOP_SOURCES } from './limits.ts';
import type { Interaction } from './page-view.ts';
import type { AnalyticsSummary, VisitFigures } from './shapes.ts';
import { SOURCE, viewsBetween } from './views-between.server.ts';

/** Days in Germany ('2026-11-21'). The period before ends at the current hour, because today is not over. */
export function periodOf(days: number, now: Date) {
  const last = berlinDay(now);
  return {
    days,
    first: addDays(last, 1 - days),
    last,
    firstBefore: addDays(last, 1 - 2 * days),
    lastBefore: addDays(last, -days),
    hour: berlinHour(now),
  };
}
type Period = ReturnType<typeof periodOf>;

/** Counts each day with the one `days` before it, oldest first. */
export async function perDay(db: Db, { days, firstBefore, last }: Period): Promise<AnalyticsSummary['perDay']> {
  const { rows } = await sql<{ day: string; views: number; visitors: number }>`
    select day::text, sum(views)::int as views, count(session_id)::int as visitors
    from (
      select local::date as day, session_id, count(*) as views
      from (${viewsBetween(firstBefore, addDays(last, 1))}) as viewed
      group by 1, 2
    ) as visits
    group by day`.execute(db);
  const counted = new Map(rows.map((row) => [row.day, row]));
  const on = (day: string) => counted.get(day) ?? { views: 0, visitors: 0 };
  return daysUntil(last, days).map((day) => {
    const [{ views, visitors }, before] = [on(day), on(addDays(day, -days))];
    return { day, views, visitors, viewsBefore: before.views, visitorsBefore: before.visitors };
  });
}

/** Counts up to the end of an hour (0-23) of the last day. */
export async function totals(db: Db, first: string, last: string, hour: number): Promise<AnalyticsSummary['before']> {
  const { rows } = await sql<AnalyticsSummary['before']>`
    select coalesce(sum(views), 0)::int as total_page_views, count(session_id)::int as unique_visitors
    from (
      select session_id, count(*) as views
      from (${viewsBetween(first, addDays(last, 1))}) as viewed
      where local < ${last}::date + ${`${hour + 1} hours`}::interval
      group by 1
    ) as visitors`.execute(db);
  return rows[0] ?? { totalPageViews: 0, uniqueVisitors: 0 };
}

const LABELS = {
  page: sql`page`,
  country: sql`coalesce(country, '')`,
  device: sql`coalesce(device, '')`,
  browser: sql`coalesce(browser, '')`,
  source: SOURCE,
};

/** Largest first. Views from the site itself have no source. */
export async function topLabels(
  db: Db,
  { first, last }: Period,
  kind: keyof typeof LABELS,
  ownHosts: readonly string[] = [],
): Promise<{ label: string; views: number }[]> {
  const { rows } = await sql<{ label: string; views: number }>`
    select label, count(*)::int as views
    from (select ${LABELS[kind]} as label from (${viewsBetween(first, addDays(last, 1))}) as viewed) as labelled
    where label <> all(${ownHosts})
    group by label order by views desc, label limit ${kind === 'page' ? TOP_PAGES : TOP_ENTRIES}`.execute(db);
  return rows;
}

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

export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

/** '2026-11-16', the last day excluded. */
export async function visitsBetween(db: Db, first: string, end: string): Promise<VisitFigures> {
  // Excludes the site's own host, because it is no source.
  const ownHost = hostOf(firm.siteUrl);
  const { rows } = await sql<VisitFigures>`
    with viewed as (select session_id, ${SOURCE} as source from (${viewsBetween(first, end)}) as views)
    select
      (select count(distinct session_id)::int from viewed) as visitors,
      (select coalesce(json_agg(source order by views desc, source), '[]') from (
        select source, count(*) as views from viewed where source not in ('', ${ownHost})
        group by source order by views desc, source limit ${TOP_SOURCES}) as sources) as sources`.execute(db);
  return rows[0] ?? { visitors: 0, sources: [] };
}
