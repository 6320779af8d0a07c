import { type Selectable, sql } from 'kysely';
import { PUSH_DEVICE_KNOWN_MS, PUSH_DEVICES_AT_MOST } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { Admin } from './sessions.server.ts';

interface KeptDevice
  extends Pick<Selectable<Database['shortLived.pushDevices']>, 'endpoint' | 'p256dh' | 'auth' | 'name'> {
  /** What the browser believes to be called, from an earlier answer. */
  knownId: string | undefined;
  isWished: boolean;
  admin: Admin;
  now: Date;
}

/**
 * Stores where a browser is reached: one row for each, also when its address has changed. Gives the id, or undefined for
 * one that the owner has removed and that comes without being asked to; 'too-many' at PUSH_DEVICES_AT_MOST.
 */
export async function keepDevice(db: Db, device: KeptDevice): Promise<string | 'too-many' | undefined> {
  const { knownId, endpoint, p256dh, auth, name, isWished, admin, now } = device;
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('shortLived.pushDevices')
      .select(['id', 'endpoint', 'adminId', 'endedBy'])
      .where((where) =>
        where.or([
          where('endpoint', '=', endpoint),
          ...(knownId ? [where.and([where('id', '=', knownId), where('adminId', '=', admin.id)])] : []),
        ]),
      )
      .forUpdate()
      .execute();
    if (!isWished && known.some(({ endedBy, adminId }) => endedBy === 'owner' && adminId === admin.id))
      return undefined;
    // One address is one browser: whoever is logged in there now is told there, and nobody else.
    const row = known.find((one) => one.adminId === admin.id && one.id === knownId) ?? known[0];
    const others = known.filter(({ id }) => id !== row?.id).map(({ id }) => id);
    if (others.length > 0) await transaction.deleteFrom('shortLived.pushDevices').where('id', 'in', others).execute();
    if (!row && (await listDevices(transaction, admin.id)).length >= PUSH_DEVICES_AT_MOST) return 'too-many';
    const seen = { adminId: admin.id, sessionId: admin.sessionId, endpoint, p256dh, auth, name };
    // What went wrong at the old address says nothing of the new one.
    const anew = row?.endpoint !== endpoint && { trouble: null, troubleSince: null };
    const kept = transaction
      .insertInto('shortLived.pushDevices')
      .values({ ...(row && { id: row.id }), ...seen, createdAt: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...seen, ...anew, endedAt: null, endedBy: null }));
    return (await kept.returning('id').executeTakeFirstOrThrow()).id;
  });
}

/** Removes devices that ended so long ago that they won't come back. */
export const forgetEndedDevices = (db: Db, now: Date) =>
  db
    .deleteFrom('shortLived.pushDevices')
    .where('endedAt', '<', new Date(now.getTime() - PUSH_DEVICE_KNOWN_MS))
    .execute();

/** Finds the devices of an administrator's list, the oldest first: in use, or gone without having been sent away. */
export const listDevices = (db: Db, adminId: string) =>
  db
    .selectFrom('shortLived.pushDevices')
    .selectAll()
    .where('adminId', '=', adminId)
    .where('endedBy', 'is distinct from', 'owner')
    .orderBy('createdAt')
    .execute();

/** Takes a device off an administrator's list. Whether it stood there. */
export async function removeDevice(db: Db, adminId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortLived.pushDevices')
    .set({ endedAt: now, endedBy: 'owner' })
    .where('id', '=', id)
    .where('adminId', '=', adminId)
    .where('endedBy', 'is distinct from', 'owner')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds a device that is in use. */
export const findDevice = (db: Db, id: string | null) =>
  db
    .selectFrom('shortLived.pushDevices')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** Finds the ids of the devices in use of all active administrators. */
export async function activeDevices(db: Db): Promise<string[]> {
  const devices = await db
    .selectFrom('shortLived.pushDevices')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminId')
    .select('shortLived.pushDevices.id')
    .where('endedAt', 'is', null)
    .where('adminUsers.isActive', '=', true)
    .execute();
  return devices.map(({ id }) => id);
}

/** Finds the names of all devices by id, also of those that are gone. */
export async function namesOfDevices(db: Db): Promise<Map<string, string>> {
  const devices = await db.selectFrom('shortLived.pushDevices').select(['id', 'name']).execute();
  return new Map(devices.map(({ id, name }) => [id, name]));
}

/** Notes at a device how a message to it went; one that its push service does not know any more ends. */
export const noteDelivery = (
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
  { trouble, isGone }: { trouble?: Trouble | undefined; isGone?: boolean | undefined },
  now: Date,
) =>
  db
    .updateTable('shortLived.pushDevices')
    .set(
      trouble
        ? {
            trouble,
            troubleSince: sql<Date>`coalesce(trouble_since, ${now}::timestamptz)`,
            ...(isGone && { endedAt: now, endedBy: 'service' as const }),
          }
        : { acceptedAt: now, trouble: null, troubleSince: null },
    )
    .where('id', '=', id)
    // It may have come back under another address meanwhile.
    .where('endpoint', '=', endpoint)
    .execute();
