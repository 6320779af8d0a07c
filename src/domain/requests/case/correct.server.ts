import type { Db } from '#server/db/schema/index.ts';
import { type Author, addEntry } from './case-store.server.ts';
import { withHistory } from './enter.server.ts';
import { CORRECTED, type Correction, changesOf } from './owner-forms.ts';

/** Corrects a request's data; an entry keeps the old ones. Returns its number, or the last one if nothing changes. */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author) =>
  withHistory(db, id, async (transaction, history) => {
    const before = transaction.selectFrom('contactSubmissions').select(CORRECTED).where('id', '=', id);
    const text = changesOf(await before.executeTakeFirstOrThrow(), next);
    if (text === '') return { number: history.at(-1)?.number ?? 0 };
    const { name, email, phone = null, place = null } = next;
    await transaction
      .updateTable('contactSubmissions')
      .set({ name, email, phone, place })
      .where('id', '=', id)
      .execute();
    return { number: await addEntry(transaction, id, { kind: 'corrected', text }, author) };
  });
