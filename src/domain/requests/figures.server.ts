import { sql } from 'kysely';
import { HOUR_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Db } from '#server/db/schema/index.ts';
import { firstAnswer } from './case/unanswered.server.ts';
import { inboxRows } from './rows.server.ts';
import type { RequestFigures } from './shapes.ts';

/** The last week, and the start of the week before. */
export interface Week {
  startOfBefore: Date;
  start: Date;
  end: Date;
}

/** Counts the form's requests since then, without calls, suspects and the bin. */
export async function countFormRequests(db: Db, since: Date): Promise<number> {
  const { count } = await inboxRows(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'form')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts a week's requests and calls, without the bin, in one statement. A request older than the histories ('earlier')
 * is neither in time nor late, because nobody knows.
 */
export async function requestFigures(db: Db, week: Week, now: Date): Promise<RequestFigures> {
  const isIn = (column: 'created_at' | 'deal_at', from: Date, to: Date) =>
    sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const ofWeek = isIn('created_at', week.start, week.end);
  const dueAt = sql`created_at + ${business.replyWithinHours} * interval '1 hour'`;
  const isOverdue = sql`created_at <= ${new Date(now.getTime() - business.replyWithinHours * HOUR_MS)}`;
  const count = (what: ReturnType<typeof isIn>) => sql<number>`count(*) filter (where ${what})::int`;
  const { rows } = await sql<RequestFigures>`
    select ${count(ofWeek)} as requests,
      ${count(isIn('created_at', week.startOfBefore, week.start))} as requests_before,
      ${count(sql`${ofWeek} and has_clock and first_answer_at <= ${dueAt}`)} as in_time,
      ${count(sql`${ofWeek} and has_clock and coalesce(first_answer_at > ${dueAt}, ${isOverdue})`)} as late,
      ${count(sql`${ofWeek} and first_answer_at is null and not ${isOverdue}`)} as with_time_left,
      ${count(isIn('deal_at', week.start, week.end))} as deals,
      ${count(sql`first_answer_at is null`)} as waiting,
      ${count(sql`first_answer_at is null and ${isOverdue}`)} as overdue
    from (${inboxRows(db).selectAll()}) as row
    left join lateral ${firstAnswer(sql.ref('row.id'))} as answer on true
    cross join lateral (select least(answer.at, row.deal_at) as first_answer_at,
      not exists (select from case_events where case_id = row.id and kind = 'earlier') as has_clock) as clock`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('no figures of the week');
  return figures;
}
