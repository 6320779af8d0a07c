import { DATES_LISTED } from '#config/limits.ts';
import { customerRows } from '#domain/customers/customers.server.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { inboxRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { firstCall, firstMobile } from '#shared/format/phone-numbers.ts';
import { dateOf, moveOf } from '../deeds.server.ts';
import { TASKS_LISTED_DAYS } from '../limits.ts';
import { byTime, isListed } from './date-lists.ts';

const joined = (db: Db) =>
  inboxRows(db)
    .innerJoin('jobs as job', 'job.requestId', 'request.id')
    .select(['request.id', 'request.name', 'request.service'])
    .select(['job.what', 'job.day', 'job.time', 'job.hours', 'job.place', 'job.cents']);

/** Finds the dates ahead and the overdue calls, the next first. */
export async function findDates(db: Db, now: Date): Promise<ListedDate[]> {
  const rows = await listedRows(db, addDays(berlinDay(now), -TASKS_LISTED_DAYS))
    .where('job.isOpen', '=', true)
    .execute();
  return listed(rows.filter((row) => isListed(row, 'dated', now))).slice(0, DATES_LISTED);
}

/** Finds what took place since a day, and the dates since then that nobody has finished; the first one first. */
export async function findPastDates(db: Db, since: string, now: Date): Promise<ListedDate[]> {
  const rows = await listedRows(db, since)
    .where('job.day', '<=', berlinDay(now))
    .where('job.cancelledAt', 'is', null)
    .execute();
  return listed(rows.filter((row) => !row.isOpen || !isListed(row, 'dated', now)));
}

const listedRows = (db: Db, since: string) =>
  joined(db)
    .leftJoin(customerRows(db).as('customer'), 'customer.id', 'job.customerId')
    .select(['request.phone', 'request.email', 'request.version', 'job.version as number'])
    .select(['customer.address', 'customer.note', 'request.place as placeOfRequest'])
    .select(['job.wasDay', 'job.wasTime', 'job.toldAt', 'job.isOpen'])
    .where('job.day', '>=', since)
    .orderBy('job.day')
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id');

const listed = (rows: readonly Awaited<ReturnType<ReturnType<typeof listedRows>['execute']>>[number][]): ListedDate[] =>
  rows
    .map((row) => ({ row, ...dateOf(row) }))
    .sort(byTime)
    .map(({ row, ...date }) => ({
      ...date,
      ...moveOf(row),
      id: row.id,
      number: row.number,
      name: row.name,
      // A date without its own place is at the customer's.
      place: row.place ?? row.address ?? row.placeOfRequest ?? undefined,
      version: row.version,
      mobile: firstMobile(row.phone ?? ''),
      call: firstCall(row.phone ?? ''),
      email: row.email || undefined,
      service: row.service ?? undefined,
      cents: row.what === 'arbeit' ? (row.cents ?? undefined) : undefined,
      stays: row.note ?? undefined,
      ...(!row.isOpen && { isDone: true as const }),
    }));

export type RequestAppointment = Awaited<ReturnType<typeof findAppointments>>[number];

export async function findAppointments(db: Db, since: string) {
  const rows = await joined(db)
    .select(['job.id as jobId', 'job.version as sequence', 'job.changedAt', 'job.cancelledAt'])
    .where('job.day', '>=', since)
    .where(({ or, eb, ref }) => or([eb('job.doneAt', 'is', null), eb('job.createdAt', '<', ref('job.doneAt'))]))
    .orderBy('request.createdAt')
    .orderBy('request.id')
    .orderBy('job.createdAt')
    .execute();
  return rows.map(({ id, name, service, jobId, sequence, changedAt, cancelledAt, ...date }) => ({
    ...{ id, name, service, jobId, sequence, changedAt, isCancelled: cancelledAt !== null },
    date: dateOf(date),
  }));
}
