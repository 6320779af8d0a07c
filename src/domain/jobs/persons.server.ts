import { sql } from 'kysely';
import { findCustomer, joinCustomers, keepApart, partCustomer } from '#domain/customers/customers.server.ts';
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
  if (kind === 'apart') {
    const rows = await requestRows(transaction).where('customerId', '=', own).execute();
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
  const [mine, other] = [await findCustomer(transaction, own), await findCustomer(transaction, entry.customer)];
  if (!mine || !other || other.id === own) return request.version;
  if (kind === 'others')
    return note({ customers: await keepApart(transaction, [own, other.id], author.now) }, other.name);
  // The first one keeps the name.
  const [first, later] = mine.createdAt < other.createdAt ? [mine, other] : [other, mine];
  const customers = await joinCustomers(transaction, first.id, later, author.now);
  const moved = await moveTo(transaction, first.id, later.id);
  return note({ ...moved, customers }, other.name);
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
