import { DEVICE_LIFETIME_MS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';

/** Tells whether a browser has logged in to this account before. Another account's device does not count. */
export async function isKnownDevice(
  db: Db,
  { id, adminId, now }: { id: string; adminId: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('shortLived.knownDevices')
    .select('id')
    .where('id', '=', id)
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers a browser or renews its row `id`. Returns the row's id. */
export async function keepKnownDevice(
  db: Db,
  { id, adminId, now }: { id: string | undefined; adminId: string; now: Date },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + DEVICE_LIFETIME_MS);
  const kept = db
    .insertInto('shortLived.knownDevices')
    .values({ ...(id && { id }), adminId, expiresAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expiresAt }));
  return (await kept.returning('id').executeTakeFirstOrThrow()).id;
}
