import { type Insertable, sql } from 'kysely';
import { RETENTION } from '#config/limits.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { ANALYTICS_ENTRIES_MAX, VIEW_RESENT_WITHIN_MS } from './limits.ts';
import type { Interaction } from './page-view.ts';
import type { AnalyticsEntry } from './shapes.ts';
import { startOfDay } from './views-between.server.ts';

type NewView = Insertable<Database['analytics']>;

export async function storeView(db: Db, view: NewView): Promise<void> {
  await db.insertInto('analytics').values(view).execute();
}

/** Completes the newest view of this page by any of the ids, keeping its time. Returns whether there was one. */
export async function completeView(db: Db, view: NewView, knownAs: string[], now: Date): Promise<boolean> {
  const { timestamp: _, ...changes } = view;
  const newest = sql<string>`(select id from analytics
    where session_id = any(${knownAs}) and page = ${view.page} and not is_bot
      and "timestamp" > ${new Date(now.getTime() - VIEW_RESENT_WITHIN_MS)}
    order by "timestamp" desc limit 1)`;
  const completing = db.updateTable('analytics').set(changes).where('id', '=', newest);
  return (await completing.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function countInteraction(db: Db, kind: Interaction, now: Date): Promise<void> {
  await db
    .insertInto('analyticsInteractions')
    .values({ day: berlinDay(now), kind, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind']).doUpdateSet({ uses: sql`analytics_interactions.uses + 1` }),
    )
    .execute();
}

/** Newest first, since a German day, without bots. */
export async function findEntries(db: Db, sinceDay: string): Promise<AnalyticsEntry[]> {
  const rows = await db
    .selectFrom('analytics')
    .select(['page', 'userAgent', 'country', 'timestamp'])
    .where('isBot', '=', false)
    .where('page', 'in', PUBLIC_PAGES)
    .where('timestamp', '>=', startOfDay(sinceDay))
    .orderBy('timestamp', 'desc')
    .limit(ANALYTICS_ENTRIES_MAX)
    .execute();
  return rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() }));
}

export async function forgetOldViews(db: Db, now: Date): Promise<void> {
  const end = startOfDay(addDays(berlinDay(now), -RETENTION.pageViewDays));
  await db.deleteFrom('analytics').where('timestamp', '<', end).execute();
}
