import { DEVICE_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';

/** Another account's device does not count. */
export const findKnownDevice = (db: Db, { id, adminId, now }: { id: string; adminId: string; now: Date }) =>
  db
    .selectFrom('shortLived.knownDevices')
    .select(['id', 'isSecondHalf'])
    .where('id', '=', id)
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** Renews its row `id`, if there is one. Returns the row's id. */
export async function keepKnownDevice(
  db: Db,
  { id, adminId, now }: { id: string | undefined; adminId: string; now: Date },
): Promise<string> {
  const row = { expiresAt: new Date(now.getTime() + DEVICE_LIFETIME_MS), isSecondHalf: true };
  const kept = db
    .insertInto('shortLived.knownDevices')
    .values({ ...(id && { id }), adminId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row));
  return (await kept.returning('id').executeTakeFirstOrThrow()).id;
}
