import { sql } from 'kysely';
import { customerOf, findCustomer, lockCustomers } from '#domain/customers/customers.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import { historyTexts } from './case/history-texts.ts';
import { type Author, addLines } from './case/log.server.ts';
import { nameless } from './case/nameless.ts';
import type { NewCall } from './case/owner-forms.ts';
import { taskOfSender } from './case/repeats.server.ts';
import { entryOf, perField } from './fields.ts';
import { insertRequest } from './rows.server.ts';

/** Stores a call, once per key, and returns its id. A logged call counts as answered unless the caller waits. */
export async function enterCall(db: Db, call: NewCall, author: Author): Promise<string> {
  const { now } = author;
  return db.transaction().execute(async (transaction) => {
    await lockCustomers(transaction);
    const known = transaction.selectFrom('contactSubmissions').select('id').where('idempotencyKey', '=', call.key);
    const before = await known.executeTakeFirst();
    if (before) return before.id;
    const typed: Partial<FieldColumns> = { ...call, name: call.name || nameless(call.phone) };
    const fields = perField<FieldColumns>((field) => typed[field] ?? (entryOf(field).isRequired ? '' : null));
    const chosen = await findCustomer(transaction, call.customer);
    const customerId = chosen?.id ?? (await customerOf(transaction, fields, { now }));
    const state = call.callBack
      ? { repeats: taskOfSender(fields, sql`${customerId}::uuid`) }
      : { step: 'kontakt', answeredAt: now, movedAt: now };
    const sent = { kind: 'call' as const, createdAt: now, idempotencyKey: call.key };
    const { id } = await insertRequest(transaction, { ...fields, ...sent, customerId, version: 1, ...state });
    const words = historyTexts.marks.entered;
    await addLines(transaction, [{ requestId: id, number: 1 }], { kind: 'entered', words }, author);
    return id;
  });
}
