import { sql } from 'kysely';
import { customerRows } from '#domain/customers/customers.server.ts';
import { hasRequest } from '#domain/requests/rows.server.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import type { Db } from '#server/db/schema/index.ts';
import { jobOf } from './stored-requests.server.ts';

export const hasJob = sql<boolean>`exists (select from jobs where customer_id = customers.id)`;

/** Whether a customer has jobs of an import, or nothing but the import; over `customers`. */
export const isImported = sql<boolean>`(exists (select from jobs where customer_id = customers.id and request_id is null)
  or batch is not null and not ${hasRequest})`;

/** Finds the customers of an import, or one of them, with their jobs of then, in the shape of a request, newest first. */
export async function findImported(db: Db, customerId?: string): Promise<StoredRequest[]> {
  const customers = await customerRows(db)
    .where('deletedAt', 'is', null)
    .where(isImported)
    .$if(customerId !== undefined, (query) => query.where('id', '=', customerId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = customers.map(({ id }) => id);
  const jobs = db
    .selectFrom('jobs')
    .selectAll()
    .where(sql<boolean>`customer_id = any(${ids}::uuid[]) and request_id is null`);
  const jobsOf = Map.groupBy(await jobs.orderBy('day').execute(), ({ customerId }) => customerId);
  return customers.map(({ id, name, email, phone, address, note, version, createdAt }) => {
    const done = jobsOf.get(id) ?? [];
    const at = createdAt.toISOString();
    return {
      ...{ id, customerId: id, name, email, phone: phone ?? undefined, place: address ?? undefined },
      ...{ createdAt: at, isNotebook: true as const },
      dealAt: done.at(-1)?.doneAt?.toISOString(),
      state: {
        ...{ version, step: 'erledigt', answeredAt: at, movedAt: at },
        jobs: done.length > 0 ? done.map(jobOf) : undefined,
        stays: note ? { text: note, at } : undefined,
      },
    };
  });
}
