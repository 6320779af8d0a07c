import { type Kysely, sql } from 'kysely';
import { RETENTION, VIEWS_DELETED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';

/**
 * Deletes single views whose time is up; their sums stay. Whole days, and only what is counted. In parts, so that no
 * statement holds up the visitors' reports; what is left when the time is over goes with the next run.
 */
export async function forgetOldViews(db: Kysely<Database>, now: Date, signal: AbortSignal): Promise<void> {
  const day = addDays(berlinDay(now), -RETENTION.pageViewDays);
  const limit = sql<Date>`least(
    ${day}::timestamp at time zone 'Europe/Berlin',
    (select date_trunc('day', counted_until, 'Europe/Berlin') from analytics_counted)
  )`;
  // From now on a late row of those days is no reason to count them again: there is nothing left to count.
  await db
    .updateTable('analyticsCounted')
    .set({ rowsFrom: sql`greatest(rows_from, ${limit})` })
    .execute();
  let deleted = VIEWS_DELETED_AT_ONCE;
  while (deleted === VIEWS_DELETED_AT_ONCE && !signal.aborted) {
    const { numDeletedRows } = await db
      .deleteFrom('analytics')
      .where('id', 'in', (where) =>
        where.selectFrom('analytics').select('id').where('timestamp', '<', limit).limit(VIEWS_DELETED_AT_ONCE),
      )
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}
