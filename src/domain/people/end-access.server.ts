import { sql } from 'kysely';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';

export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What survives: the caller's session with its key, and its known device. */
export interface Kept {
  sessionId?: string;
  deviceId?: string | undefined;
  hasSheet?: boolean;
}

/**
 * Ends sessions, their keys, known devices, sent invitations, calendar address, push devices, new mail addresses, resets
 * and the recovery sheet (ASVS 7.4.2, 7.4.3). Call it in the transaction of the change.
 */
export async function endAccess(db: Db, adminId: string, kept?: Kept): Promise<void> {
  const { sessionId = NOBODY, deviceId = NOBODY, hasSheet = false } = kept ?? {};
  await db
    .deleteFrom('shortLived.pushDevices')
    .where('adminId', '=', adminId)
    .where('sessionId', 'is distinct from', sessionId)
    .execute();
  await db
    .deleteFrom('shortLived.passkeys')
    .where('adminId', '=', adminId)
    .where(sql<boolean>`not exists (select from admin_sessions
      where admin_sessions.id = ${sessionId} and passkey_id = passkeys.id)`)
    .execute();
  await db.deleteFrom('adminSessions').where('adminId', '=', adminId).where('id', '!=', sessionId).execute();
  await db.deleteFrom('shortLived.knownDevices').where('adminId', '=', adminId).where('id', '!=', deviceId).execute();
  await db.deleteFrom('shortLived.tokens').where('adminId', '=', adminId).execute();
  // Who chooses a new password needs the sheet all the more; a code alone opens nothing.
  if (!hasSheet) await db.deleteFrom('shortLived.recoveryCodes').where('adminId', '=', adminId).execute();
}

/** Deletes the session's known device, too. Returns its browser; undefined if there was none. */
export async function endSessionOf(transaction: Db, adminId: string, id: string) {
  const ending = transaction.deleteFrom('adminSessions').where('id', '=', id).where('adminId', '=', adminId);
  const ended = await ending.returning(['browserId', 'userAgent']).executeTakeFirst();
  const device = transaction.deleteFrom('shortLived.knownDevices');
  if (ended?.browserId) await device.where('id', '=', ended.browserId).execute();
  return ended;
}

/** Keeps the session's known device. */
export const closeSession = (db: Db, sessionId: string) =>
  db.deleteFrom('adminSessions').where('id', '=', sessionId).execute();

/** The browser stays known, but a remembered one alone still stands beside the password. */
export const logOut = (db: Db, sessionId: string) =>
  db
    .with('ended', (ending) => ending.deleteFrom('adminSessions').where('id', '=', sessionId).returningAll())
    .updateTable('shortLived.knownDevices')
    .set({ isSecondHalf: false })
    .where('id', 'in', (from) => from.selectFrom('ended').select('browserId').where('deviceId', 'is', null))
    .execute();

/** Keeps push devices, because the owner would miss requests. A session ended on purpose takes its device along. */
export async function forgetExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('shortLived.pushDevices')
    .set({ sessionId: null })
    .where('sessionId', 'in', (eb) => eb.selectFrom('adminSessions').select('id').where('expiresAt', '<', now))
    .execute();
  await db.deleteFrom('adminSessions').where('expiresAt', '<', now).execute();
}

/** Ends the other sessions that the key opened. Returns its name; undefined if there was none. */
export async function removePasskey(
  transaction: Db,
  { id, adminId, sessionId = NOBODY }: { id: string; adminId: string; sessionId?: string },
): Promise<string | undefined> {
  const sessions = transaction.deleteFrom('adminSessions').where('adminId', '=', adminId).where('passkeyId', '=', id);
  await sessions.where('id', '!=', sessionId).execute();
  const removed = transaction.deleteFrom('shortLived.passkeys').where('id', '=', id).where('adminId', '=', adminId);
  return (await removed.returning('name').executeTakeFirst())?.name;
}

export async function forgetEndedRights(db: Db, now: Date): Promise<void> {
  for (const table of ['tokens', 'knownDevices', 'spentChallenges'] as const)
    await db.deleteFrom(`shortLived.${table}`).where('expiresAt', '<=', now).execute();
  const oldest = new Date(now.getTime() - RETENTION.securityLogDays * DAY_MS);
  await db.deleteFrom('shortLived.securityLog').where('at', '<', oldest).execute();
}
