import type { Db } from '#server/db/schema/index.ts';
import { type Author, addEntry } from './case-store.server.ts';
import { withHistory } from './enter.server.ts';
import { CORRECTED, type Correction, changesOf } from './owner-forms.ts';

/** Corrects a request's data; an entry keeps the old ones. Returns its number, or the last one if nothing changes. */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author) =>
  withHistory(db, id, async (transaction, history) => {
    const before = transaction.selectFrom('contactSubmissions').select(CORRECTED).where('id', '=', id);
    const changes = changesOf(await before.executeTakeFirstOrThrow(), next);
    if (changes.length === 0) return { number: history.at(-1)?.number ?? 0 };
    const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
    await transaction.updateTable('contactSubmissions').set(values).where('id', '=', id).execute();
    const text = changes.map(({ words }) => words).join(', ');
    return { number: await addEntry(transaction, id, { kind: 'corrected', text }, author) };
  });
