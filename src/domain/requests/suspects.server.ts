import { DAY_MS, RETENTION, SUSPECTS_LISTED } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Suspicion } from '#shared/stored-words.ts';
import { toSubmission } from './list.server.ts';
import { SHOWN } from './rows.server.ts';
import type { ContactSuspect } from './shapes.ts';

/** Finds the suspects, newest first, at most SUSPECTS_LISTED. */
export async function findSuspects(db: Db): Promise<ContactSuspect[]> {
  const rows = await db
    .selectFrom('contactSubmissions')
    .select([...SHOWN, 'suspicion'])
    .where('suspicion', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SUSPECTS_LISTED)
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), reason: row.suspicion as Suspicion }));
}

/** Counts the listed suspects that arrived after a moment, or all. */
export async function countApartSince(db: Db, since = new Date(0)): Promise<number> {
  const { count } = await db
    .selectFrom('contactSubmissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('suspicion', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the requests that became suspects only because so many came. */
export async function countFlooded(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contactSubmissions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('suspicion', '=', 'flood')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves a suspect into the inbox, with its time of arrival; false if there was none. */
export const acceptSuspect = (db: Db, id: string) =>
  hasChanged(listed(db).set({ suspicion: null }).where('id', '=', id));

/** Moves all suspects up to a moment into the bin; false if there were none. */
export const binSuspects = (db: Db, until: Date, now: Date) =>
  // The database knows microseconds, the list milliseconds.
  hasChanged(
    listed(db)
      .set({ deletedAt: now })
      .where('createdAt', '<', new Date(until.getTime() + 1)),
  );

/** Restores the suspects binned at that moment; false if there were none. */
export const restoreSuspects = (db: Db, binnedAt: Date) =>
  hasChanged(suspects(db).set({ deletedAt: null }).where('deletedAt', '=', binnedAt));

const suspects = (db: Db) => db.updateTable('contactSubmissions').where('suspicion', 'is not', null);
const listed = (db: Db) => suspects(db).where('deletedAt', 'is', null);
const hasChanged = async (update: ReturnType<typeof listed>) =>
  (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;

/** Deletes suspects after the privacy page's days, in the bin or not. */
export const forgetOldSuspects = (db: Db, now: Date) =>
  db
    .deleteFrom('contactSubmissions')
    .where('suspicion', 'is not', null)
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.filteredEnquiryDays * DAY_MS))
    .execute();
