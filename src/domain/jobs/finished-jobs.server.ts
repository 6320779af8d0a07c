import { customerRows } from '#domain/customers/customers.server.ts';
import { requestRows } from '#domain/requests/rows.server.ts';
import type { FinishedJob } from '#domain/requests/shapes.ts';
import type { Db } from '#server/db/schema/index.ts';
import { jobOf } from './stored-requests.server.ts';

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
