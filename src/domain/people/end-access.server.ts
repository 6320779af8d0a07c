import type { Db } from '#server/db/schema/index.ts';

/** An id that no row has. */
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
    .where(({ not, exists, selectFrom }) => {
      const own = selectFrom('adminSessions').whereRef('passkeyId', '=', 'shortLived.passkeys.id');
      return not(exists(own.where('adminSessions.id', '=', sessionId)));
    })
    .execute();
  await db.deleteFrom('adminSessions').where('adminId', '=', adminId).where('id', '!=', sessionId).execute();
  await db.deleteFrom('shortLived.knownDevices').where('adminId', '=', adminId).where('id', '!=', deviceId).execute();
  await db.deleteFrom('shortLived.tokens').where('adminId', '=', adminId).execute();
  // Who chooses a new password needs the sheet all the more; a code alone opens nothing.
  if (!hasSheet) await db.deleteFrom('shortLived.recoveryCodes').where('adminId', '=', adminId).execute();
}
