import { sql } from 'kysely';
import { TOP_PAGES } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay, berlinHour, daysUntil } from '#shared/format/berlin-day.ts';
import { TOP_ENTRIES } from './limits.ts';
import type { Interaction } from './page-view.ts';
import type { AnalyticsSummary } from './shapes.ts';
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

/** Counts each day, oldest first. */
export async function perDay(db: Db, { days, first, last }: Period): Promise<AnalyticsSummary['perDay']> {
  const { rows } = await sql<{ day: string; views: number; visitors: number }>`
    select day::text, sum(views)::int as views, count(session_id)::int as visitors
    from (
      select local::date as day, session_id, count(*) as views
      from (${viewsBetween(first, addDays(last, 1))}) as viewed
      group by 1, 2
    ) as visits
    group by day`.execute(db);
  return daysUntil(last, days).map((day) => rows.find((row) => row.day === day) ?? { day, views: 0, visitors: 0 });
}

/** Counts up to the end of an hour (0-23) of the last day, or the whole day. */
export async function totals(db: Db, first: string, last: string, hour = 23): Promise<AnalyticsSummary['before']> {
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
  { first, last }: Pick<Period, 'first' | 'last'>,
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
