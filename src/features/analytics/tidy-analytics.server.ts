import { type Kysely, sql } from 'kysely';
import { RETENTION, VIEWS_DELETED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { rollUp } from './roll-up.server.ts';
import { forgetVisitorKeys } from './visitor-hash.server.ts';

type Db = Kysely<Database>;

/**
 * The hourly work: rolls up what is over, deletes single views whose time is up (their sums stay), and the visitor
 * keys of days past.
 */
export async function tidyAnalytics(db: Db, now: Date): Promise<void> {
  const today = berlinDay(now);
  await forgetVisitorKeys(db, today);
  await rollUp(db, now);
  await deleteViewsBefore(db, addDays(today, -RETENTION.pageViewDays));
}

/** Whole days, and only what is counted. In parts, so that no statement holds up the visitors' reports. */
async function deleteViewsBefore(db: Db, day: string): Promise<void> {
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
  while (deleted === VIEWS_DELETED_AT_ONCE) {
    const { numDeletedRows } = await db
      .deleteFrom('analytics')
      .where('id', 'in', (where) =>
        where.selectFrom('analytics').select('id').where('timestamp', '<', limit).limit(VIEWS_DELETED_AT_ONCE),
      )
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}
