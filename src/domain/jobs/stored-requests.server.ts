import { sql } from 'kysely';
import { promiseBegins } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import { customerRows } from '#domain/customers/customers.server.ts';
import { notesOfRequests } from '#domain/requests/case/log.server.ts';
import { isRepeat } from '#domain/requests/case/repeats.server.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import { inboxRows, requestRows, SHOWN, toSubmission } from '#domain/requests/rows.server.ts';
import type { FinishedJob, StoredRequest } from '#domain/requests/shapes.ts';
import type { Db } from '#server/db/schema/index.ts';
import { dateOf, type JobRow, moveOf, openJob } from './deeds.server.ts';

const STATE = ['step', 'answeredAt', 'movedAt', 'offeredAt', 'priceCents', 'version', 'customerId', 'repeats'] as const;

export const shownRows = (db: Db) =>
  inboxRows(db)
    .leftJoin(customerRows(db).as('customer'), 'customer.id', 'request.customerId')
    .select([...SHOWN, ...STATE].map((column) => `request.${column}` as const))
    .leftJoin(customerRows(db).as('like'), 'like.id', 'customer.likeId')
    .select([
      'customer.address',
      'customer.note',
      'customer.name as customerName',
      'customer.likeAnsweredAt',
      'like.id as likeId',
      'like.name as likeName',
    ])
    .select(isRepeat('request').as('isRepeat'));
type ShownRow = Awaited<ReturnType<ReturnType<typeof shownRows>['execute']>>[number];

export async function toRequests(db: Db, rows: readonly ShownRow[]): Promise<StoredRequest[]> {
  const ids = rows.filter(({ version }) => version > 0).map(({ id }) => id);
  const jobs = db
    .selectFrom('jobs')
    .selectAll()
    .where(sql<boolean>`request_id = any(${ids}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const [allJobs, notes, absences] = await Promise.all([jobs, notesOfRequests(db, ids), findAbsences(db)]);
  const jobsOf = Map.groupBy(allJobs, ({ requestId }) => requestId);
  const notesOf = Map.groupBy(notes, ({ requestId }) => requestId);
  return rows.map((row) => {
    const begins = promiseBegins(row.createdAt, absences);
    const texts = (notesOf.get(row.id) ?? []).map(({ words }) => words);
    return {
      ...toSubmission(row),
      // Absent unless set, because a new request has the specified shape.
      ...(row.customerId && { customerId: row.customerId }),
      ...(row.customerName && row.customerName !== row.name && { customerName: row.customerName }),
      ...likeOf(row),
      ...((row.version > 0 || row.note) && { state: stateOf(row, jobsOf.get(row.id) ?? [], texts) }),
      ...(row.isRepeat && { isRepeat: true as const }),
      ...(row.repeats && { repeats: row.repeats }),
      ...(begins > row.createdAt && { promisedFrom: begins.toISOString() }),
    };
  });
}

const likeOf = ({ likeId: customer, likeName, likeAnsweredAt }: ShownRow) =>
  customer ? { like: { customer, name: likeName ?? '', ...(!likeAnsweredAt && { isOpen: true as const }) } } : {};

function stateOf(row: ShownRow, jobs: readonly JobRow[], notes: readonly string[]): CaseState {
  const open = openJob(jobs);
  const done = jobs.filter(({ doneAt }) => doneAt !== null);
  const planned = jobs.filter(({ createdAt, doneAt }) => createdAt.getTime() !== doneAt?.getTime());
  return {
    version: row.version,
    step: row.step,
    answeredAt: row.answeredAt?.toISOString(),
    notes: notes.length > 0 ? notes.join('\n') : undefined,
    date: open && { ...dateOf(open), ...moveOf(open), number: open.version },
    dates: planned.length > 0 ? planned.map(({ day, place }) => ({ day, place: place ?? undefined })) : undefined,
    jobs: done.length > 0 ? done.map(jobOf) : undefined,
    address:
      row.address && row.address !== row.place ? { text: row.address, at: row.createdAt.toISOString() } : undefined,
    stays: row.note ? { text: row.note, at: row.createdAt.toISOString() } : undefined,
    movedAt: row.movedAt?.toISOString(),
    priceCents: row.priceCents ?? undefined,
    offeredAt: row.offeredAt?.toISOString(),
  };
}

export const jobOf = ({
  version,
  day,
  hours,
  cents,
  paidAt,
}: Pick<JobRow, 'version' | 'day' | 'hours' | 'cents' | 'paidAt'>) => ({
  number: version,
  day,
  hours: hours ?? undefined,
  cents: cents ?? undefined,
  isPaid: paidAt ? (true as const) : undefined,
});

export async function finishedJobs(db: Db, month: string): Promise<FinishedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin(customerRows(db).as('customer'), 'customer.id', 'jobs.customerId')
    .leftJoin(requestRows(db).as('request'), 'request.id', 'jobs.requestId')
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
