import { type Kysely, sql } from 'kysely';
import { WAITING_SHOWN } from '#config/limits.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import type { Database } from '#server/db/schema/index.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { findDates } from '../dates/dates.server.ts';
import { inboxRows, withState } from '../rows.server.ts';
import type { Waiting } from './shapes.ts';
import { stepOf } from './steps.ts';
import { isUnanswered } from './unanswered.server.ts';

type Db = Kysely<Database>;

/** Adds to the inbox whether each request waits for its first answer. */
const withWaiting = (db: Db) =>
  db.selectFrom(
    inboxRows(db)
      .selectAll()
      .select(isUnanswered(sql.ref('inbox.id')).as('isWaiting'))
      .as('inbox'),
  );

/** Finds the owner's next tasks: the counts of waiting requests, the first few, and the dates. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const promised = new Date(now.getTime() - REPLY_WITHIN_MS);
  const counts = await withWaiting(db)
    .select([
      sql<number>`count(*) filter (where is_waiting)::int`.as('waiting'),
      sql<number>`count(*) filter (where is_waiting and created_at <= ${promised})::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const first = withWaiting(db)
    .selectAll()
    .orderBy('isWaiting', 'desc')
    .orderBy(sql`case when is_waiting then created_at end`)
    .orderBy('createdAt', 'desc')
    .limit(WAITING_SHOWN);
  const rows = await withState(db, await first.execute());
  const requests = rows.map((row) => ({
    id: row.id,
    name: row.name,
    call: row.phone === null ? undefined : firstCall(row.phone),
    service: row.service ?? undefined,
    createdAt: row.createdAt.toISOString(),
    isWaiting: row.isWaiting,
    step: stepOf({ state: row.state, dealAt: row.dealAt?.toISOString() }),
  }));
  return { ...counts, dates: await findDates(db, now), requests };
}
