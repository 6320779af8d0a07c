import type { Db } from '#server/db/schema/index.ts';

/** What goes on when everything else ends: the session that asks, and its browser. */
export interface Kept {
  sessionId: string;
  deviceId: string | undefined;
}

/**
 * Ends all access of an administrator: sessions, known devices, the invitations they sent, calendar address, push devices
 * and password resets (ASVS 7.4.2, 7.4.3). To be called in the transaction that switches off, or sets a password.
 */
export async function endAccess(db: Db, adminId: string, kept?: Kept): Promise<void> {
  // Before the sessions, because their end would delete some of them, and others have none.
  await db
    .deleteFrom('shortLived.pushDevices')
    .where('adminId', '=', adminId)
    .$if(kept !== undefined, (query) =>
      query.where((where) =>
        where.or([where('sessionId', 'is', null), where('sessionId', '!=', kept?.sessionId ?? '')]),
      ),
    )
    .execute();
  await db
    .deleteFrom('adminSessions')
    .where('adminId', '=', adminId)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept?.sessionId ?? ''))
    .execute();
  await db
    .deleteFrom('shortLived.knownDevices')
    .where('adminId', '=', adminId)
    .$if(kept?.deviceId !== undefined, (query) => query.where('id', '!=', kept?.deviceId ?? ''))
    .execute();
  await db.deleteFrom('shortLived.invitations').where('invitedBy', '=', adminId).execute();
  await db.deleteFrom('shortLived.calendarFeeds').where('adminId', '=', adminId).execute();
  await db.deleteFrom('shortLived.passwordResets').where('adminId', '=', adminId).execute();
}
