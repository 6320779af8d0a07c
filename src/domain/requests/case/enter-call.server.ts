import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { entryOf, perField } from '../fields.ts';
import type { StoredFields } from '../stored-fields.server.ts';
import { type Author, addEntry } from './case-store.server.ts';
import type { NewCall } from './new-call.ts';

/** Stores a call, once per key, and gives its id. A logged call counts as answered unless the caller waits. */
export async function enterCall(db: Kysely<Database>, call: NewCall, author: Author): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const typed: Partial<StoredFields> = call;
    const stored = await transaction
      .insertInto('contactSubmissions')
      .values({
        ...perField<StoredFields>((field) => typed[field] ?? (entryOf(field).isRequired ? '' : null)),
        kind: 'call',
        createdAt: author.now,
        idempotencyKey: call.key,
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) {
      const step = call.callBack ? null : 'kontakt';
      await addEntry(transaction, stored.id, { kind: 'entered', step }, author);
      return stored.id;
    }
    const before = transaction.selectFrom('contactSubmissions').select('id').where('idempotencyKey', '=', call.key);
    return (await before.executeTakeFirstOrThrow()).id;
  });
}
