import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import type { SecurityEvent } from '#shared/stored-words.ts';

export interface SecurityNote {
  kind: SecurityEvent;
  /** Who did it, and in which browser; missing for commands. */
  by?: { username: string; userAgent: string | null };
  /** Whom or what it was about. */
  detail?: string | undefined;
}

/** Writes a line into the security log (ASVS 16.3). No route deletes one. */
export const noteSecurity = (db: Db, { kind, by, detail }: SecurityNote, now: Date) =>
  db
    .insertInto('shortLived.securityLog')
    .values({
      kind,
      at: now,
      username: by?.username ?? null,
      device: by ? deviceName(by.userAgent) : null,
      detail: detail ?? null,
    })
    .execute();

/** Finds the newest lines of the security log. */
export const findSecurityLog = (db: Db, limit: number) =>
  db.selectFrom('shortLived.securityLog').selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute();

/** Removes what has ended by time: invitations, known devices, password resets, old lines of the security log. */
export async function forgetEndedRights(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shortLived.invitations').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shortLived.knownDevices').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shortLived.passwordResets').where('expiresAt', '<=', now).execute();
  const oldest = new Date(now.getTime() - RETENTION.securityLogDays * DAY_MS);
  await db.deleteFrom('shortLived.securityLog').where('at', '<', oldest).execute();
}
