import { sql } from 'kysely';
import { BIN_LISTED, DAY_MS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { toSubmission } from '../list.server.ts';
import { withPhotos } from '../photos/photos.server.ts';
import { SHOWN } from '../rows.server.ts';
import type { BinnedRequest } from '../shapes.ts';
import { type Author, addToEach } from './case-store.server.ts';

/** Moves requests or suspects into the bin and counts those that were listed. */
export const layIntoBin = (db: Db, ids: readonly string[], author: Author): Promise<number> =>
  move(db, ids, 'removed', author);

/**
 * Restores requests or suspects from the bin, some or all of one moment, and counts them. Nobody is the author if a
 * visitor sends one again.
 */
export const restoreFromBin = (db: Db, which: readonly string[] | Date, author: Author): Promise<number> =>
  move(db, which, 'restored', author);

/** Moves into or out of the bin at once; only requests get an entry, because a suspect has no history. */
const move = (
  db: Db,
  which: readonly string[] | Date,
  kind: 'removed' | 'restored',
  { adminId, now }: Author,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const [deletedAt, before] = kind === 'removed' ? ([now, 'is'] as const) : ([null, 'is not'] as const);
    const moved = await transaction
      .updateTable('contactSubmissions')
      .set({ deletedAt })
      .where('deletedAt', before, null)
      .where(which instanceof Date ? sql<boolean>`deleted_at = ${which}` : sql<boolean>`id = any(${which}::uuid[])`)
      .returning(['id', 'suspicion'])
      .execute();
    await addToEach(
      transaction,
      moved.filter(({ suspicion }) => suspicion === null).map(({ id }) => id),
      { kind, adminId, at: now },
    );
    return moved.length;
  });

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
  const binned = rows.map((row) => ({
    ...toSubmission(row),
    deletedAt: (row.deletedAt as Date).toISOString(),
    ...(row.suspicion && { isSuspect: true as const }),
  }));
  return withPhotos(db, binned);
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
