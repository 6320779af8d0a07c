import { type Kysely, sql } from 'kysely';
import { TOP_SOURCES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { requestFigures } from '#domain/requests/figures.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { addDays, berlinMoment, mondayOf } from '#shared/format/berlin-day.ts';
import type { VisitFigures, WeekFigures } from './texts.ts';

type Db = Kysely<Database>;

const DAYS = 7;

/** The figures of the last whole week, Monday to Sunday by Germany's calendar. */
export async function weekFigures(db: Db, now: Date): Promise<WeekFigures> {
  const next = mondayOf(now);
  const monday = addDays(next, -DAYS);
  const [startOfBefore, start, end] = [addDays(monday, -DAYS), monday, next].map((day) =>
    berlinMoment(day, '00:00'),
  ) as [Date, Date, Date];
  const [requests, visits] = await Promise.all([
    requestFigures(db, { startOfBefore, start, end }, now),
    visitsBetween(db, monday, next),
  ]);
  return { monday, sunday: addDays(next, -1), ...requests, ...visits };
}

/** From the roll-ups, which the clean-up keeps up to date. */
async function visitsBetween(db: Db, first: string, end: string): Promise<VisitFigures> {
  // Views from one page of the site to another count as from itself.
  const ownHost = new URL(business.siteUrl).hostname.replace(/^www\./, '');
  const { rows } = await sql<VisitFigures>`
    select
      (select coalesce(sum(visitors), 0)::int from analytics_visitors
        where day >= ${first}::date and day < ${end}::date and (last_day is null or last_day < ${first}::date)) as visitors,
      (select coalesce(json_agg(label order by views desc, label), '[]') from (
        select label, sum(views) as views from analytics_labels
        where kind = 'source' and label <> '' and label <> ${ownHost} and day >= ${first}::date and day < ${end}::date
        group by label order by views desc, label limit ${TOP_SOURCES}) as sources) as sources`.execute(db);
  return rows[0] ?? { visitors: 0, sources: [] };
}
