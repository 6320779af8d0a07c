import { type Kysely, sql } from 'kysely';
import { TOP_SOURCES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { VisitFigures } from './shapes.ts';

/** Counts the visits between two days ('2026-11-16'), the last one left out. From the roll-ups, which the clean-up keeps. */
export async function visitsBetween(db: Kysely<Database>, first: string, end: string): Promise<VisitFigures> {
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
