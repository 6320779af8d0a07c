import { type Kysely, type RawBuilder, sql } from 'kysely';
import { TOP_ENTRIES, TOP_PAGES } from '#config/limits.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';
import type { LabelKind } from '#server/db/schema/analytics-roll-ups.ts';
import type { Database } from '#server/db/schema/index.ts';
import { hoursBetween, labelsBetween, visitorsBetween } from './figures.server.ts';
import type { Period } from './period.ts';

type Db = Kysely<Database>;

/** The figures of one day. The `ByNow` ones leave out what came after the period before ended. */
export interface DayFigures {
  day: string;
  views: number;
  viewsByNow: number;
  visitors: number;
  /** Those who had not been here earlier in the same period: their sum is the period's unique visitors. */
  newVisitorsByNow: number;
}

/** The rolled-up rows of a table between two days, and the same counted from the views since. */
const withLive = (
  table: string,
  columns: string,
  live: RawBuilder<unknown>,
  from: string,
  { last, countedUntil }: Bounds,
) => sql`
  select ${sql.raw(columns)} from ${sql.table(table)}
  where day between ${from} and ${last} and day < ${countedUntil}::timestamptz at time zone 'Europe/Berlin'
  union all select ${sql.raw(columns)} from (${live}) as live where day between ${from} and ${last}`;

interface Bounds {
  last: string;
  countedUntil: Date;
}

/** Views and visitors per day of the period and the one before it, oldest first; days without any are left out. */
export async function dayFigures(db: Db, period: Period, countedUntil: Date): Promise<DayFigures[]> {
  const { first, last, firstBefore, lastBefore, hour } = period;
  const bounds = { last, countedUntil };
  const byNow = sql`filter (where day <> ${lastBefore} or hour <= ${hour})`;
  const { rows } = await sql<DayFigures>`
    with by_hour as (
      ${withLive('analytics_hours', 'day, hour, views', hoursBetween(countedUntil), firstBefore, bounds)}
    ), by_visit as (
      ${withLive('analytics_visitors', 'day, hour, last_day, visitors', visitorsBetween(countedUntil), firstBefore, bounds)}
    ), views as (
      select day, sum(views)::int as views, coalesce(sum(views) ${byNow}, 0)::int as views_by_now
      from by_hour group by day
    ), visitors as (
      select day, sum(visitors)::int as visitors, coalesce(sum(visitors) filter (
        where (day <> ${lastBefore} or hour <= ${hour})
          and (last_day is null or last_day < case when day >= ${first} then ${first}::date else ${firstBefore}::date end)
      ), 0)::int as new_visitors_by_now
      from by_visit group by day
    )
    select day::text, views, views_by_now, coalesce(visitors, 0) as visitors,
      coalesce(new_visitors_by_now, 0) as new_visitors_by_now
    from views left join visitors using (day) order by day`.execute(db);
  return rows;
}

/** The labels with the most views per list, the most first; more than the screen shows where some are left out there. */
export async function topLabels(db: Db, period: Period, countedUntil: Date) {
  const bounds = { last: period.last, countedUntil };
  const { rows } = await sql<{ kind: LabelKind; label: string; views: number }>`
    select kind, label, views from (
      select kind, label, sum(views)::int as views,
        row_number() over (partition by kind order by sum(views) desc, label) as place
      from (${withLive('analytics_labels', 'day, kind, label, views', labelsBetween(countedUntil), period.first, bounds)}) as counted
      group by kind, label
      having kind <> 'page' or label in (${sql.join(PUBLIC_PAGES.map((page) => sql.lit(page)))})
    ) as ranked
    where place <= ${TOP_ENTRIES + TOP_PAGES}
    order by kind, views desc, label`.execute(db);
  return rows;
}

/** Uses of the ways to get in touch within the period, by kind. */
export const interactionCounts = (db: Db, { first, last }: Period) =>
  db
    .selectFrom('analyticsInteractions')
    .select(['kind', ({ fn, cast }) => cast<number>(fn.sum('uses'), 'integer').as('uses')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy('kind')
    .execute();
