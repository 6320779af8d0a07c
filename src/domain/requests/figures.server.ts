import { type RawBuilder, sql } from 'kysely';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isRepeat } from './case/repeats.server.ts';
import { inboxRows, jobOf } from './rows.server.ts';
import type { FinishedJob, RequestFigures } from './shapes.ts';

/** The last week, and the start of the week before. */
export interface Week {
  startOfBefore: Date;
  start: Date;
  end: Date;
}

/** Counts the form's requests since a moment, without calls, suspects and the bin. */
export async function countFormRequests(db: Db, since: Date): Promise<number> {
  const { count } = await inboxRows(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'form')
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts a week's requests and calls, without the bin. */
export async function requestFigures(db: Db, week: Week, now: Date): Promise<RequestFigures> {
  const { startOfBefore, start, end } = week;
  const due = sql`created_at + ${REPLY_WITHIN_MS} * interval '1 millisecond'`;
  const isOfWeek = sql`created_at >= ${start} and created_at < ${end}`;
  const isTask = sql`${isOfWeek} and not is_repeat`;
  const isWaiting = sql`answered_at is null and not is_repeat`;
  const count = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
    .selectFrom(
      inboxRows(db)
        .select(['createdAt', 'answeredAt', 'dealAt', isRepeat('request').as('isRepeat')])
        .where(({ or, eb }) =>
          or([eb('createdAt', '>=', startOfBefore), eb('answeredAt', 'is', null), eb('dealAt', '>=', start)]),
        )
        .as('request'),
    )
    .select([
      count(isOfWeek).as('requests'),
      count(sql`created_at >= ${startOfBefore} and created_at < ${start}`).as('requestsBefore'),
      count(sql`${isTask} and answered_at <= ${due}`).as('inTime'),
      count(sql`${isTask} and coalesce(answered_at > ${due}, ${due} <= ${now})`).as('late'),
      count(sql`${isTask} and answered_at is null and ${due} > ${now}`).as('withTimeLeft'),
      count(sql`deal_at >= ${start} and deal_at < ${end}`).as('deals'),
      count(isWaiting).as('waiting'),
      count(sql`${isWaiting} and ${due} <= ${now}`).as('overdue'),
    ])
    .executeTakeFirstOrThrow();
}

/** Finds the jobs of a month ('2026-11') that are finished, newest first, without the bin. */
export async function finishedJobs(db: Db, month: string): Promise<FinishedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('customers as customer', 'customer.id', 'jobs.customerId')
    .leftJoin('contactSubmissions as request', 'request.id', 'jobs.requestId')
    .selectAll('jobs')
    .select(['customer.name as customerName', 'request.name', 'request.service'])
    .where('jobs.doneAt', 'is not', null)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', `${month}-31`)
    .where('request.deletedAt', 'is', null)
    .where('customer.deletedAt', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('jobs.createdAt', 'desc')
    .execute();
  return rows.map(({ requestId, customerId, name, customerName, service, ...job }) => ({
    ...jobOf(job),
    ...{ id: requestId ?? customerId, name: name ?? customerName, service: service ?? undefined },
  }));
}
