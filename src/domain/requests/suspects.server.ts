import { type Kysely, sql } from 'kysely';
import { DAY_MS, RETENTION, SUSPECTS_LISTED } from '#config/limits.ts';
import type { Suspicion } from '#server/db/schema/contact-submissions.ts';
import type { Database } from '#server/db/schema/index.ts';
import { toSubmission } from './list.server.ts';
import { SHOWN } from './rows.server.ts';
import type { ContactSuspect } from './shapes.ts';

type Db = Kysely<Database>;

/** Finds what was kept apart, newest first, and no more than a screen bears: a flood must not flood the owner's too. */
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

/** Moves a suspect into the inbox with the time it arrived. Whether there was one. */
export async function acceptSuspect(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contactSubmissions')
    .set({ suspicion: null })
    .where('id', '=', id)
    .where('suspicion', 'is not', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Which of them: by the id, by when they had come, by when they were laid into the bin. */
export const suspectOf = (id: string) => sql<boolean>`id = ${id}`;
/** The database knows microseconds, the list milliseconds. */
export const suspectsUntil = (until: Date) => sql<boolean>`created_at < ${new Date(until.getTime() + 1)}`;
export const suspectsBinnedAt = (moment: Date) => sql<boolean>`deleted_at = ${moment}`;
type Which = ReturnType<typeof suspectOf>;

/** Lays suspects into the bin; gives how many. */
export const binSuspects = (db: Db, which: Which, now: Date): Promise<number> =>
  move(db, which, { from: 'is', deletedAt: now });

/** Takes suspects out of the bin again; gives how many. */
export const restoreSuspects = (db: Db, which: Which): Promise<number> =>
  move(db, which, { from: 'is not', deletedAt: null });

async function move(db: Db, which: Which, { from, deletedAt }: { from: 'is' | 'is not'; deletedAt: Date | null }) {
  const { numUpdatedRows } = await db
    .updateTable('contactSubmissions')
    .set({ deletedAt })
    .where('suspicion', 'is not', null)
    .where('deletedAt', from, null)
    .where(which)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes what was kept apart for longer than the privacy page says, in the bin or not. */
export const forgetOldSuspects = (db: Db, now: Date) =>
  db
    .deleteFrom('contactSubmissions')
    .where('suspicion', 'is not', null)
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.filteredEnquiryDays * DAY_MS))
    .execute();
