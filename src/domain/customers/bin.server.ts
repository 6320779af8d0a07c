import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { customerRows, deleteCustomers } from './customers.server.ts';

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
  customerRows(db)
    .where('joinedId', 'is', null)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .execute();

/** Erases the customers of the bin, or one of them, or those who came before a moment; returns their ids. */
export const eraseBinnedCustomers = (
  db: Db,
  { id = null, before = null }: { id?: string | null; before?: Date | null },
) =>
  deleteCustomers(
    db,
    sql`joined_id is null and deleted_at < coalesce(${before}::timestamptz, 'infinity') and id = coalesce(${id}::uuid, id)`,
  );
