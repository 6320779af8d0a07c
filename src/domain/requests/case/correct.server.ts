import type { Db } from '#server/db/schema/index.ts';
import { type Author, addEntry, findHistory, holdRequest } from './case-store.server.ts';
import { CORRECTED, type Correction, changesOf } from './owner-forms.ts';

/**
 * Corrects a request's data; an entry of its history keeps the old ones.
 *
 * @returns The number of that entry, the last one if nothing changes, undefined without such a request.
 */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const held = await holdRequest(transaction, id);
    if (!held || held.deletedAt) return undefined;
    const before = transaction.selectFrom('contactSubmissions').select(CORRECTED).where('id', '=', id);
    const text = changesOf(await before.executeTakeFirstOrThrow(), next);
    if (text === '') return (await findHistory(transaction, id)).at(-1)?.number ?? 0;
    const { name, email, phone = null, place = null } = next;
    await transaction
      .updateTable('contactSubmissions')
      .set({ name, email, phone, place })
      .where('id', '=', id)
      .execute();
    return addEntry(transaction, id, { kind: 'corrected', text }, author);
  });
