import { type Kysely, sql } from 'kysely';
import { TOP_SOURCES } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { VisitFigures } from './shapes.ts';
import { SOURCE, viewsBetween } from './views-between.server.ts';

/** Counts the visits between two days ('2026-11-16'), the last one left out. */
export async function visitsBetween(db: Kysely<Database>, first: string, end: string): Promise<VisitFigures> {
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
