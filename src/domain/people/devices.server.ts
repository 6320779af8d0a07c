import type { Kysely } from 'kysely';
import { PUSH_DEVICE_KNOWN_MS } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { Admin } from './sessions.server.ts';

interface KeptDevice {
  /** What the browser believes to be called, from an earlier answer. */
  knownId: string | undefined;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  isWished: boolean;
  admin: Admin;
  now: Date;
}

/**
 * Stores where a browser is reached: one row for each, also when its address has changed. Gives the id, or undefined for
 * one that the owner has removed and that comes without being asked to.
 */
export async function keepDevice(db: Kysely<Database>, device: KeptDevice): Promise<string | undefined> {
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
    const seen = { adminId: admin.id, sessionId: admin.sessionId, endpoint, p256dh, auth, name };
    const { id } = row
      ? await transaction
          .updateTable('shortLived.pushDevices')
          .set({
            ...seen,
            endedAt: null,
            endedBy: null,
            // What went wrong at the old address says nothing of the new one.
            ...(row.endpoint !== endpoint && { trouble: null, troubleSince: null }),
          })
          .where('id', '=', row.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await transaction
          .insertInto('shortLived.pushDevices')
          .values({
            ...seen,
            createdAt: now,
            acceptedAt: null,
            trouble: null,
            troubleSince: null,
            endedAt: null,
            endedBy: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    return id;
  });
}

/** Removes devices that ended so long ago that they won't come back. */
export const forgetEndedDevices = (db: Kysely<Database>, now: Date) =>
  db
    .deleteFrom('shortLived.pushDevices')
    .where('endedAt', '<', new Date(now.getTime() - PUSH_DEVICE_KNOWN_MS))
    .execute();
