import { BIN_LISTED, DAY_MS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { toSubmission } from '../list.server.ts';
import { SHOWN } from '../rows.server.ts';
import type { BinnedRequest } from '../shapes.ts';
import { type Author, addEntry } from './case-store.server.ts';

/** Moves a request or suspect into the bin; false if it was not listed. */
export const layIntoBin = (db: Db, id: string, author: Author): Promise<boolean> =>
  db.transaction().execute((transaction) => move(transaction, id, 'removed', author));

/** Restores a request or suspect from the bin; false if it was not there. Nobody is the author if a visitor sends it again. */
export const restoreFromBin = (db: Db, id: string, author: Author): Promise<boolean> =>
  db.transaction().execute((transaction) => move(transaction, id, 'restored', author));

/** Moves into or out of the bin; only a request gets an entry, because a suspect has no history. */
async function move(transaction: Db, id: string, kind: 'removed' | 'restored', author: Author): Promise<boolean> {
  const [deletedAt, before] = kind === 'removed' ? ([author.now, 'is'] as const) : ([null, 'is not'] as const);
  const moved = await transaction
    .updateTable('contactSubmissions')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('deletedAt', before, null)
    .returning('suspicion')
    .executeTakeFirst();
  if (moved?.suspicion === null) await addEntry(transaction, id, { kind }, author);
  return moved !== undefined;
}

/** Finds the bin's requests, last deleted first; suspects follow, because a flood of them must not hide a request. */
export async function findBinned(db: Db): Promise<BinnedRequest[]> {
  const rows = await db
    .selectFrom('contactSubmissions')
    .select([...SHOWN, 'suspicion', 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .orderBy((eb) => eb('suspicion', 'is not', null))
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(BIN_LISTED)
    .execute();
  return rows.map((row) => ({
    ...toSubmission(row),
    deletedAt: (row.deletedAt as Date).toISOString(),
    ...(row.suspicion && { isSuspect: true as const }),
  }));
}

/** Erases the requests of the bin, or one of them, with history and messages. Returns their number. */
export async function eraseBinned(db: Db, id?: string): Promise<number> {
  const erasing = binned(db).$if(id !== undefined, (query) => query.where('id', '=', id ?? ''));
  return Number((await erasing.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Erases requests after the privacy page's days in the bin. */
export async function forgetBinned(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - RETENTION.binDays * DAY_MS);
  const { numDeletedRows } = await binned(db).where('deletedAt', '<', end).executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) logEvent({ event: 'bin-emptied', count: Number(numDeletedRows) });
}

const binned = (db: Db) => db.deleteFrom('contactSubmissions').where('deletedAt', 'is not', null);
