import { type Selectable, sql } from 'kysely';
import { DAY_MS, PUSH_DEVICES_AT_MOST } from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import type { PushTrouble } from '#shared/api/mail-trouble.ts';
import { lockPeople } from './administrators.server.ts';
import { NOBODY } from './end-access.server.ts';
import type { Admin } from './sessions.server.ts';

/** Remembers an ended device for this long, because it must not come back by itself. */
const PUSH_DEVICE_KNOWN_MS = 90 * DAY_MS;

interface KeptDevice
  extends Pick<Selectable<Database['shortLived.pushDevices']>, 'endpoint' | 'p256dh' | 'auth' | 'name'> {
  knownId: string | undefined;
  isWished: boolean;
  admin: Admin;
  now: Date;
}

/** The rows of this browser: first the one whose id it kept, then those of its address. */
const rowsOf = (transaction: Db, { endpoint, knownId, admin }: KeptDevice) =>
  transaction
    .selectFrom('shortLived.pushDevices')
    .select(['id', 'endpoint', 'adminId', 'endedBy'])
    .where(sql<boolean>`(endpoint = ${endpoint} or id = ${knownId ?? NOBODY} and admin_id = ${admin.id})`)
    .orderBy(sql`admin_id = ${admin.id} and id = ${knownId ?? NOBODY}`, 'desc')
    .forUpdate()
    .execute();

/**
 * One row per browser, also when its address changes. Call it in a transaction. Returns the row's id, and whether it is
 * new to this administrator; 'too-many' at PUSH_DEVICES_AT_MOST; undefined for a removed device that renews itself.
 */
export async function keepDevice(
  transaction: Db,
  device: KeptDevice,
): Promise<{ id: string; isNew: boolean } | 'too-many' | undefined> {
  const { endpoint, p256dh, auth, name, isWished, admin, now } = device;
  await lockPeople(transaction);
  const known = await rowsOf(transaction, device);
  if (!isWished && known.some(({ endedBy, adminId }) => endedBy === 'owner' && adminId === admin.id)) return undefined;
  // Moves the row to the administrator who is logged in now, because one address is one browser.
  const [row, ...others] = known;
  for (const { id } of others) await transaction.deleteFrom('shortLived.pushDevices').where('id', '=', id).execute();
  if (!row && (await listDevices(transaction, admin.id)).length >= PUSH_DEVICES_AT_MOST) return 'too-many';
  const seen = { adminId: admin.id, sessionId: admin.sessionId, endpoint, p256dh, auth, name };
  // Trouble at the old address does not apply to a new one.
  const anew = row?.endpoint !== endpoint && { trouble: null, troubleSince: null };
  const kept = transaction
    .insertInto('shortLived.pushDevices')
    .values({ ...(row && { id: row.id }), ...seen, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...seen, ...anew, endedAt: null, endedBy: null }));
  const { id } = await kept.returning('id').executeTakeFirstOrThrow();
  return { id, isNew: row?.adminId !== admin.id || row.endedBy === 'owner' };
}

export const forgetEndedDevices = (db: Db, now: Date) =>
  db
    .deleteFrom('shortLived.pushDevices')
    .where('endedAt', '<', new Date(now.getTime() - PUSH_DEVICE_KNOWN_MS))
    .execute();

/** Oldest first, except those that were removed by hand. */
export const listDevices = (db: Db, adminId: string) =>
  db
    .selectFrom('shortLived.pushDevices')
    .selectAll()
    .where('adminId', '=', adminId)
    .where('endedBy', 'is distinct from', 'owner')
    .orderBy('createdAt')
    .execute();

export async function removeDevice(db: Db, adminId: string, id: string, now: Date): Promise<string | undefined> {
  const removed = await db
    .updateTable('shortLived.pushDevices')
    .set({ endedAt: now, endedBy: 'owner' })
    .where('id', '=', id)
    .where('adminId', '=', adminId)
    .where('endedBy', 'is distinct from', 'owner')
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

export const findDevice = (db: Db, id: string | null) =>
  db
    .selectFrom('shortLived.pushDevices')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

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

export const noteDelivery = (
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
  { trouble, isGone }: { trouble?: PushTrouble | undefined; isGone?: boolean | undefined },
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
    // Skips a device that has a new address by now.
    .where('endpoint', '=', endpoint)
    .execute();
