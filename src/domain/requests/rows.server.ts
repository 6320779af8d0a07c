import { type InsertObject, type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';
import { perField, REQUEST_FIELDS, type RequestField } from './fields.ts';
import type { StoredRequest } from './shapes.ts';

export type RequestRow = Selectable<ContactSubmissionsTable>;

export const SHOWN = ['id', ...REQUEST_FIELDS, 'createdAt', 'dealAt', 'kind'] as const;

/** Selects all requests, suspects and those in the bin as well. */
export const requestRows = (db: Db) => db.selectFrom('contactSubmissions').selectAll();

/** Selects requests and calls, in the bin or not, without suspects. */
export const inboxAndBin = (db: Db) =>
  db.selectFrom('contactSubmissions as request').where('request.suspicion', 'is', null);

export const inboxRows = (db: Db) => inboxAndBin(db).where('request.deletedAt', 'is', null);

/** Whether a customer has a request, in the bin or not; over `customers`. */
export const hasRequest = sql<boolean>`exists (select from contact_submissions where customer_id = customers.id)`;

export const insertRequest = (db: Db, row: InsertObject<Database, 'contactSubmissions'>) =>
  db.insertInto('contactSubmissions').values(row).returningAll().executeTakeFirstOrThrow();

export const updateRequest = (db: Db, id: string, values: UpdateObject<Database, 'contactSubmissions'>) =>
  db.updateTable('contactSubmissions').set(values).where('id', '=', id).execute();

export const moveRequests = (db: Db, from: string, to: string, ids?: readonly string[]) =>
  db
    .updateTable('contactSubmissions')
    .set({ customerId: to })
    .where('customerId', '=', from)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::uuid[])`))
    .returning('id')
    .execute();

/** Deletes the requests of a condition over `request`, with their histories. */
export const deleteRequests = (db: Db, condition: RawBuilder<boolean>) =>
  db.deleteFrom('contactSubmissions as request').where(condition).returning(['id', 'customerId']).execute();

export const toSubmission = (row: Pick<RequestRow, (typeof SHOWN)[number]>): StoredRequest => ({
  id: row.id,
  ...perField<Pick<StoredRequest, RequestField>>((field) => row[field] ?? undefined),
  createdAt: row.createdAt.toISOString(),
  ...(row.dealAt && { dealAt: row.dealAt.toISOString() }),
  ...(row.kind === 'call' && { isCall: true as const }),
});
