import { sql } from 'kysely';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import type { Db } from '#server/db/schema/index.ts';
import { inboxRows, withPromise, withState } from './rows.server.ts';
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
  const requests = inboxRows(db).select(['id', 'createdAt', 'dealAt']).where('kind', '<>', 'notebook');
  const rows = await withPromise(db, await requests.execute());
  const all = rows.map(({ createdAt, dealAt, state, isRepeat }) => ({
    isRepeat,
    createdAt,
    dealAt,
    answeredAt: state?.answeredAt ? new Date(state.answeredAt) : dealAt,
    dueAt: new Date(createdAt.getTime() + REPLY_WITHIN_MS),
  }));
  const isIn = (from: Date, to: Date) => (moment: Date | null) => moment !== null && moment >= from && moment < to;
  const isOfWeek = isIn(week.start, week.end);
  const isOfBefore = isIn(week.startOfBefore, week.start);
  const ofWeek = all.filter(({ createdAt }) => isOfWeek(createdAt));
  const tasks = ofWeek.filter(({ isRepeat }) => !isRepeat);
  const waiting = all.filter(({ answeredAt, isRepeat }) => answeredAt === null && !isRepeat);
  return {
    requests: ofWeek.length,
    requestsBefore: all.filter(({ createdAt }) => isOfBefore(createdAt)).length,
    inTime: tasks.filter(({ answeredAt, dueAt }) => answeredAt && answeredAt <= dueAt).length,
    late: tasks.filter(({ answeredAt, dueAt }) => (answeredAt ? answeredAt > dueAt : dueAt <= now)).length,
    withTimeLeft: tasks.filter(({ answeredAt, dueAt }) => !answeredAt && dueAt > now).length,
    deals: all.filter(({ dealAt }) => isOfWeek(dealAt)).length,
    waiting: waiting.length,
    overdue: waiting.filter(({ dueAt }) => dueAt <= now).length,
  };
}

/** Finds the jobs of a month ('2026-11') that are finished, newest first, without the bin. */
export async function finishedJobs(db: Db, month: string): Promise<FinishedJob[]> {
  const finished = db.selectFrom('caseEvents').select('caseId').where('step', '=', 'erledigt');
  const rows = inboxRows(db).select(['id', 'name', 'service']).where('id', 'in', finished);
  return (await withState(db, await rows.execute()))
    .flatMap(({ id, name, service, state: { jobs = [] } = {} }) =>
      jobs.map((job) => ({ ...job, id, name, service: service ?? undefined })),
    )
    .filter(({ day }) => day.startsWith(month))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}
