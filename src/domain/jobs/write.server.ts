import { sql, type Updateable } from 'kysely';
import {
  asItWas,
  customerOf,
  deleteCustomers,
  findCustomer,
  updateCustomers,
} from '#domain/customers/customers.server.ts';
import { type Author, addLines } from '#domain/requests/case/log.server.ts';
import { ofOneTask } from '#domain/requests/case/repeats.server.ts';
import { type RequestRow, updateRequest } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Before, JobsTable, RowBefore } from '#server/db/schema/request-tables.ts';
import type { Deed, JobRow } from './deeds.server.ts';

export type Subject = { id: string; version: number; customerId: string | null } & (
  | { of: 'requests'; request: RequestRow }
  | { of: 'customers' }
);
export const asSubject = (request: RequestRow): Subject => ({ ...request, of: 'requests', request });

export const jobsOf = (db: Db, requestId: string): Promise<JobRow[]> =>
  db.selectFrom('jobs').selectAll().where('requestId', '=', requestId).orderBy('createdAt').orderBy('id').execute();

const updateJob = (db: Db, id: string, values: Updateable<JobsTable>) =>
  db.updateTable('jobs').set(values).where('id', '=', id).execute();

/** Writes a deed and its line, and returns the new version. The first answer settles the other requests of its task. */
export async function write(
  transaction: Db,
  subject: Subject,
  { kind, words, request: values = {}, jobs = [], customer, also = {} }: Deed,
  { adminId, now }: Author,
): Promise<number> {
  const { id, version, customerId } = subject;
  const number = version + 1;
  const isFirst = values.answeredAt && subject.of === 'requests' && !subject.request.answeredAt;
  const before: Before = { ...also, ...(isFirst && (await ofOneTask(transaction, subject.request, { now }))) };
  const keep = (table: keyof Before, row: RowBefore) => (before[table] = [...(before[table] ?? []), row]);
  await grow(transaction, subject.of, id, number, values);
  if (subject.of === 'requests' && Object.keys(values).length > 0) keep('requests', asItWas(subject.request, values));
  for (const { job, values } of jobs) {
    if (job) {
      await updateJob(transaction, job.id, { ...values, ...ofDate(values, number), changedAt: now });
      keep('jobs', asItWas(job, { ...values, ...ofDate(values, number) }));
    } else if (subject.of === 'requests') {
      const ownerId = customerId ?? (await customerOf(transaction, subject.request, { now }));
      if (!customerId) await updateRequest(transaction, id, { customerId: ownerId });
      const row = { ...values, version: number, customerId: ownerId, requestId: id };
      const added = await transaction.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
      keep('jobs', { id: added.id, isNew: true });
    }
  }
  if (customer && customerId) {
    const row = await findCustomer(transaction, customerId, true);
    if (row) keep('customers', asItWas(row, customer));
    await updateCustomers(transaction, [customerId], customer);
  }
  await addLines(transaction, [{ ...lineOf(subject), number }], { kind, words, before }, { adminId, now });
  return number;
}

const lineOf = ({ of, id }: Subject) => (of === 'requests' ? { requestId: id } : { customerId: id });

/** A payment or a notice changes no date, and another price no calendar. */
const ofDate = (values: object, version: number) =>
  'isOpen' in values || 'day' in values || 'doneAt' in values ? { version } : {};

/** Writes rows back as they were, and deletes those that were added. A customer goes last, because jobs belong to it. */
export async function writeBack(transaction: Db, before: Before, version: number, now: Date) {
  for (const { id, isNew: _, ...values } of before.requests ?? []) {
    await updateRequest(transaction, id, { ...values, version: sql<number>`version + 1` });
  }
  for (const { id, isNew, ...values } of before.jobs ?? []) {
    if (isNew) await transaction.deleteFrom('jobs').where('id', '=', id).execute();
    else await updateJob(transaction, id, { ...values, version, changedAt: now });
  }
  for (const { id, isNew, ...values } of before.customers ?? []) {
    if (isNew) await deleteCustomers(transaction, sql`id = ${id}`);
    else await updateCustomers(transaction, [id], values);
  }
}

/** Notes the new version of whom a deed is, and what else it changes of a request. */
export const grow = (db: Db, of: Subject['of'], id: string, version: number, values: Deed['request'] = {}) =>
  of === 'requests' ? updateRequest(db, id, { ...values, version }) : updateCustomers(db, [id], { version });
