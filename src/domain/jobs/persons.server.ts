import { sql } from 'kysely';
import {
  type Customer,
  findCustomer,
  joinCustomers,
  keepApart,
  moveSenders,
  partCustomer,
} from '#domain/customers/customers.server.ts';
import type { Author } from '#domain/requests/case/log.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { moveRequests, type RequestRow, requestRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Before } from '#server/db/schema/request-tables.ts';
import { asSubject, write } from './write.server.ts';

type Persons = Extract<NewEntry, { kind: 'same' | 'others' | 'apart' }>;

export async function changePersons(
  transaction: Db,
  request: RequestRow,
  entry: Persons,
  words: string,
  author: Author,
): Promise<number> {
  const own = request.customerId as string;
  const { kind } = entry;
  const note = async (before: Before, who = '') =>
    write(transaction, asSubject(request), { kind, words: who ? `${words}: ${who}` : words }, author, before);
  if (kind === 'apart' && !entry.customer) {
    const rows = await requestsOf(transaction, own);
    const isMeant = ({ name }: { name: string }) => name.toLowerCase() === request.name.toLowerCase();
    const [leaving, staying] = [rows.filter(isMeant), rows.filter((row) => !isMeant(row))];
    const { id, customers } = await partCustomer(transaction, { own, leaving, staying }, author.now);
    const moved = await moveTo(
      transaction,
      id,
      own,
      leaving.map((row) => row.id),
    );
    return note({ ...moved, customers });
  }
  const [mine, other] = [await findCustomer(transaction, own), await findCustomer(transaction, entry.customer ?? '')];
  if (!mine || !other || other.id === own) return request.version;
  if (kind === 'others')
    return note({ customers: await keepApart(transaction, [own, other.id], author.now) }, other.name);
  if (kind === 'apart') return note(await moveTask(transaction, request, mine, other, author.now), other.name);
  // The first one keeps the name.
  const [first, later] = mine.createdAt < other.createdAt ? [mine, other] : [other, mine];
  return note(await joinAll(transaction, first.id, later, author.now), other.name);
}

/** The newest first. */
const requestsOf = (transaction: Db, customerId: string) =>
  requestRows(transaction).where('customerId', '=', customerId).orderBy('createdAt', 'desc').execute();

/** Moves the requests that a card shows. A customer who is left with none is the other one from then on. */
async function moveTask(
  transaction: Db,
  request: RequestRow,
  mine: Customer,
  other: Customer,
  now: Date,
): Promise<Before> {
  const rows = await requestsOf(transaction, mine.id);
  const isMoved = ({ id, repeats }: RequestRow) => (repeats ?? id) === (request.repeats ?? request.id);
  const [leaving, staying] = [rows.filter(isMoved), rows.filter((row) => !isMoved(row))];
  if (!mine.batch && staying.every(({ deletedAt }) => deletedAt)) return joinAll(transaction, other.id, mine, now);
  const customers = await moveSenders(transaction, other.id, { own: mine.id, leaving, staying });
  const ids = leaving.map(({ id }) => id);
  return { ...(await moveTo(transaction, other.id, mine.id, ids)), customers };
}

async function joinAll(transaction: Db, id: string, later: Customer, now: Date): Promise<Before> {
  const customers = await joinCustomers(transaction, id, later, now);
  return { ...(await moveTo(transaction, id, later.id)), customers };
}

async function moveTo(transaction: Db, customerId: string, from: string, ids?: readonly string[]): Promise<Before> {
  const asTheyWere = (rows: readonly { id: string }[]) => rows.map((row) => ({ ...row, customerId: from }));
  const jobs = transaction
    .updateTable('jobs')
    .set({ customerId })
    .where('customerId', '=', from)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`request_id = any(${ids}::uuid[])`))
    .returning('id');
  return {
    jobs: asTheyWere(await jobs.execute()),
    requests: asTheyWere(await moveRequests(transaction, from, customerId, ids)),
  };
}
