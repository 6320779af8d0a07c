import { type Kysely, sql } from 'kysely';
import { BIN_LISTED, SUSPECTS_LISTED } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { takeOutOfBin } from './case/bin.server.ts';
import { CONTACT_FIELDS } from './fields.ts';
import { toSubmission } from './list.server.ts';
import type { BinnedContact, ContactSuspect } from './shapes.ts';

type Db = Kysely<Database>;

const COLUMNS = ['id', ...CONTACT_FIELDS, 'createdAt', 'reason'] as const;

/** What was kept apart, newest first, and no more of it than a screen bears: a flood must not flood the owner's too. */
export async function findSuspects(db: Db): Promise<ContactSuspect[]> {
  const rows = await db
    .selectFrom('contactSuspects')
    .select(COLUMNS)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SUSPECTS_LISTED)
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), reason: row.reason }));
}

/**
 * Moves a suspect into the inbox with the time it arrived. Gives the id it has there: its own, or that of the same
 * request which came another way before; undefined where there was none.
 */
export async function acceptSuspect(db: Db, id: string, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('contactSuspects')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    const { reason: _reason, deletedAt: _deletedAt, ...contact } = row;
    await transaction
      .insertInto('contactSubmissions')
      .values(contact)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute();
    const inInbox = transaction.selectFrom('contactSubmissions').select('id');
    const { id: taken } = await inInbox.where('idempotencyKey', '=', row.idempotencyKey).executeTakeFirstOrThrow();
    await takeOutOfBin(transaction, taken, now);
    return taken;
  });
}

/** Which of them: by the id, by when they had come, by when they were laid into the bin. */
export const suspectOf = (id: string) => sql<boolean>`id = ${id}`;
/** The database knows microseconds, the list milliseconds. */
export const suspectsUntil = (until: Date) => sql<boolean>`created_at < ${new Date(until.getTime() + 1)}`;
export const suspectsBinnedAt = (moment: Date) => sql<boolean>`deleted_at = ${moment}`;
type Which = ReturnType<typeof suspectOf>;

/** Lays suspects into the bin; gives how many. */
export async function binSuspects(db: Db, which: Which, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contactSuspects')
    .set({ deletedAt: now })
    .where('deletedAt', 'is', null)
    .where(which)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes suspects out of the bin again; gives how many. */
export async function restoreSuspects(db: Db, which: Which): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contactSuspects')
    .set({ deletedAt: null })
    .where('deletedAt', 'is not', null)
    .where(which)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Erases suspects of the bin for good; gives how many. The clean-up does so by the time they came (tidy-contacts). */
export async function eraseSuspects(db: Db, which: Which = sql<boolean>`true`): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contactSuspects')
    .where('deletedAt', 'is not', null)
    .where(which)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What lies in the bin of them, what was deleted last first. */
export async function findBinnedSuspects(db: Db): Promise<BinnedContact[]> {
  const rows = await db
    .selectFrom('contactSuspects')
    .select([...COLUMNS, 'deletedAt'])
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .limit(BIN_LISTED)
    .execute();
  return rows.map((row) => ({
    ...toSubmission(row),
    deletedAt: (row.deletedAt as Date).toISOString(),
    isSuspect: true as const,
  }));
}
