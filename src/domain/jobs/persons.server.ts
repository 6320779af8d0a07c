import { sql } from 'kysely';
import {
  type Customer,
  findCustomer,
  joinCustomers,
  keepApart,
  partCustomer,
} from '#domain/customers/customers.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { moveRequests, type RequestRow, requestRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Before, RowBefore } from '#server/db/schema/request-tables.ts';
import type { Deed } from './deeds.server.ts';

const KINDS = ['same', 'others', 'apart'] as const;
export type Persons = Extract<NewEntry, { kind: (typeof KINDS)[number] }>;

export const isOfPersons = (entry: NewEntry): entry is Persons => KINDS.some((kind) => kind === entry.kind);

/** Joins, parts or keeps apart. Undefined if there is nothing to change. */
export async function changePersons(
  transaction: Db,
  request: RequestRow,
  { kind, customer }: Persons,
  words: string,
  now: Date,
): Promise<Deed | undefined> {
  const mine = await findCustomer(transaction, request.customerId);
  const other = await findCustomer(transaction, customer);
  if (!mine || mine.id === other?.id || (!other && customer)) return undefined;
  const also = await changed(transaction, request, { kind, mine, other }, now);
  return also && { kind, words: other ? `${words}: ${other.name}` : words, also };
}

type Meant = { kind: Persons['kind']; mine: Customer; other: Customer | undefined };

async function changed(transaction: Db, request: RequestRow, { kind, mine, other }: Meant, now: Date) {
  if (kind === 'apart') return moveTask(transaction, request, mine, other, now);
  if (!other) return undefined;
  if (kind === 'others') return { customers: await keepApart(transaction, [mine.id, other.id], now) };
  // The first one keeps the name.
  const [first, later] = mine.createdAt < other.createdAt ? [mine, other] : [other, mine];
  return moveTo(transaction, first.id, later.id, await joinCustomers(transaction, first.id, later, now));
}

/** Moves the requests that a card shows. A customer who is left with none is the other one from then on. */
async function moveTask(transaction: Db, request: RequestRow, mine: Customer, other: Customer | undefined, now: Date) {
  // The newest first.
  const rows = await requestRows(transaction).where('customerId', '=', mine.id).orderBy('createdAt', 'desc').execute();
  const isMoved = ({ id, repeats }: RequestRow) => (repeats ?? id) === (request.repeats ?? request.id);
  const [leaving, staying] = [rows.filter(isMoved), rows.filter((row) => !isMoved(row))];
  if (!mine.batch && staying.every(({ deletedAt }) => deletedAt))
    return other && moveTo(transaction, other.id, mine.id, await joinCustomers(transaction, other.id, mine, now));
  const { id, customers } = await partCustomer(transaction, { own: mine.id, leaving, staying }, other?.id, now);
  const ids = leaving.map((row) => row.id);
  return moveTo(transaction, id, mine.id, customers, ids);
}

async function moveTo(
  transaction: Db,
  customerId: string,
  from: string,
  customers: RowBefore[],
  ids?: readonly string[],
): Promise<Before> {
  const asTheyWere = (rows: readonly { id: string }[]) => rows.map((row) => ({ ...row, customerId: from }));
  const jobs = transaction
    .updateTable('jobs')
    .set({ customerId })
    .where('customerId', '=', from)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`request_id = any(${ids}::uuid[])`))
    .returning('id');
  return {
    customers,
    jobs: asTheyWere(await jobs.execute()),
    requests: asTheyWere(await moveRequests(transaction, from, customerId, ids)),
  };
}
