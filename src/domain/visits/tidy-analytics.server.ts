import type { Kysely } from 'kysely';
import { RETENTION, VIEWS_DELETED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { startOfDay } from './views-between.server.ts';

/**
 * Deletes the views whose time is up, whole days. In parts, because a long statement would hold up the visitors'
 * reports; the next run deletes the rest.
 */
export async function forgetOldViews(db: Kysely<Database>, now: Date, signal: AbortSignal): Promise<void> {
  const end = startOfDay(addDays(berlinDay(now), -RETENTION.pageViewDays));
  let deleted = VIEWS_DELETED_AT_ONCE;
  while (deleted === VIEWS_DELETED_AT_ONCE && !signal.aborted) {
    const { numDeletedRows } = await db
      .deleteFrom('analytics')
      .where('id', 'in', (where) =>
        where.selectFrom('analytics').select('id').where('timestamp', '<', end).limit(VIEWS_DELETED_AT_ONCE),
      )
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}
