import { sql } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { binnedCustomers, eraseBinnedCustomers, moveCustomers } from '#domain/customers/bin.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { BIN_LISTED } from '../limits.ts';
import { withPhotos } from '../photos/photos.server.ts';
import { deleteRequests, SHOWN, toSubmission } from '../rows.server.ts';
import type { BinnedRequest } from '../shapes.ts';
import { historyTexts } from './history-texts.ts';
import { type Author, addLines } from './log.server.ts';

export const layIntoBin = (db: Db, ids: readonly string[], author: Author): Promise<number> =>
  move(db, ids, 'removed', author);

/**
 * Restores requests or suspects from the bin, some or all of one moment, and counts them. Nobody is the author if a
 * visitor sends one again.
 */
export const restoreFromBin = (db: Db, which: readonly string[] | Date, author: Author): Promise<number> =>
  move(db, which, 'restored', author);

/** Moves into or out of the bin at once; only requests get a line, because a suspect has no history. */
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
      .set({ deletedAt, version: sql<number>`case when suspicion is null then version + 1 else version end` })
      .where('deletedAt', before, null)
      .where(which instanceof Date ? sql<boolean>`deleted_at = ${which}` : sql<boolean>`id = any(${which}::uuid[])`)
      .returning(['id as requestId', 'suspicion', 'version as number'])
      .execute();
    const listed = moved.flatMap(({ suspicion, ...line }) => (suspicion === null ? line : []));
    await addLines(transaction, listed, { kind, words: historyTexts.marks[kind] }, { adminId, now });
    return moved.length + (await moveCustomers(transaction, which, deletedAt));
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
  const binned = rows.map((row) => ({ ...toSubmission(row), ...binnedAt(row.deletedAt, row.suspicion !== null) }));
  const customers = (await binnedCustomers(db)).map(({ id, name, email, phone, createdAt, deletedAt }) => ({
    ...{ id, name, email, phone: phone ?? undefined, createdAt: createdAt.toISOString(), isNotebook: true as const },
    ...binnedAt(deletedAt, false),
  }));
  return [...(await withPhotos(db, binned)), ...customers];
}

const binnedAt = (deletedAt: Date | null, isSuspect: boolean) => ({
  deletedAt: (deletedAt as Date).toISOString(),
  ...(isSuspect && { isSuspect: true as const }),
});

/** Erases the requests and customers of the bin, or one of them, with history and messages. Returns their ids. */
export async function eraseBinned(db: Db, which: { id?: string; before?: Date } = {}): Promise<string[]> {
  const { id = null, before = null } = which;
  const isMeant = sql<boolean>`request.deleted_at < coalesce(${before}::timestamptz, 'infinity')
    and request.id = coalesce(${id}::uuid, request.id)`;
  const erased = await deleteRequests(db, isMeant);
  return [...erased.map((row) => row.id), ...(await eraseBinnedCustomers(db, which))];
}

export async function forgetBinned(db: Db, now: Date): Promise<void> {
  const { length: count } = await eraseBinned(db, { before: new Date(now.getTime() - RETENTION.binDays * DAY_MS) });
  if (count > 0) logEvent({ event: 'bin-emptied', count });
}
