import type { Db } from '#server/db/schema/index.ts';
import { hashOf, newToken } from '#server/token.ts';

export const findCalendarAddress = (db: Db, adminId: string) =>
  db
    .selectFrom('shortLived.calendarFeeds')
    .select(['madeAt', 'readAt'])
    .where('adminId', '=', adminId)
    .executeTakeFirst();

/** Returns the token, of which only the hash is stored. */
export async function makeCalendarAddress(db: Db, adminId: string, now: Date): Promise<string> {
  const token = newToken();
  const row = { tokenHash: hashOf(token), madeAt: now, readAt: null };
  await db
    .insertInto('shortLived.calendarFeeds')
    .values({ adminId, ...row })
    .onConflict((conflict) => conflict.column('adminId').doUpdateSet(row))
    .execute();
  return token;
}

export const revokeCalendarAddress = (db: Db, adminId: string) =>
  db.deleteFrom('shortLived.calendarFeeds').where('adminId', '=', adminId).execute();

/** Returns whether the address belongs to an active administrator. */
export async function noteCalendarRead(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortLived.calendarFeeds')
    .set({ readAt: now })
    .where('tokenHash', '=', hashOf(token))
    .where('adminId', 'in', (query) => query.selectFrom('adminUsers').select('id').where('isActive', '=', true))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
