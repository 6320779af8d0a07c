import type { Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { CustomersTable } from '#server/db/schema/request-tables.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { findCustomer } from '../customers/customers.server.ts';
import { type Author, lastChange, linesOf, writeBack } from './log.server.ts';

type Customer = Selectable<CustomersTable>;
interface CustomerDeed {
  kind: EntryKind;
  words: string;
  values: Updateable<CustomersTable>;
}

/** Changes a customer of an import, who may have no request, with a line of their own. Undefined if there is none. */
export const changeCustomer = (
  db: Db,
  id: string,
  { adminId, now }: Author,
  deedOf: (customer: Customer) => CustomerDeed | undefined | Promise<CustomerDeed | undefined>,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const customer = await findCustomer(transaction, id, true);
    const deed = customer && (await deedOf(customer));
    if (!customer || !deed) return customer?.version;
    const { kind, words, values } = deed;
    const number = customer.version + 1;
    const columns = Object.keys(values) as (keyof Customer)[];
    const row = { id, ...Object.fromEntries(columns.map((column) => [column, customer[column]])) };
    const line = {
      customerId: id,
      number,
      at: now,
      adminId,
      kind,
      words,
      before: JSON.stringify({ customers: [row] }),
    };
    await transaction.insertInto('requestLog').values(line).execute();
    await transaction
      .updateTable('customers')
      .set({ ...values, version: number })
      .where('id', '=', id)
      .execute();
    return number;
  });

/** Takes back the last change of such a customer. Undefined if it is none of theirs. */
export const undoOfCustomer = (db: Db, id: string, number: number, now: Date): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const customer = await findCustomer(transaction, id, true);
    const lines = customer ? await linesOf(transaction, id).execute() : [];
    const line = lastChange(lines);
    if (!customer || !line || line.number !== number) return undefined;
    const version = customer.version + 1;
    await writeBack(transaction, line.before ?? {}, version, now);
    await transaction.updateTable('customers').set({ version }).where('id', '=', id).execute();
    await transaction.updateTable('requestLog').set({ undoneAt: now }).where('id', '=', line.id).execute();
    return version;
  });
