import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';

/** Moves customers of an import into or out of the bin, some or all of one moment, and counts them. */
export async function moveCustomers(transaction: Db, which: readonly string[] | Date, deletedAt: Date | null) {
  const { numUpdatedRows } = await transaction
    .updateTable('customers')
    .set({ deletedAt })
    .where('batch', 'is not', null)
    .where('joinedId', 'is', null)
    .where('deletedAt', deletedAt ? 'is' : 'is not', null)
    .where(which instanceof Date ? sql<boolean>`deleted_at = ${which}` : sql<boolean>`id = any(${which}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export const binnedCustomers = (db: Db) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('joinedId', 'is', null)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .execute();

/** Erases the customers of the bin, or one of them, or those who came before a moment; returns their ids. */
export async function eraseBinnedCustomers(
  db: Db,
  { id, before }: { id: string | undefined; before: Date | undefined },
) {
  const erased = await db
    .deleteFrom('customers')
    .where('joinedId', 'is', null)
    .where('deletedAt', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(before !== undefined, (query) => query.where('deletedAt', '<', before ?? null))
    .returning('id')
    .execute();
  return erased.map((row) => row.id);
}
