import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import type { SecurityEvent } from '#shared/stored-words.ts';

export interface SecurityNote {
  kind: SecurityEvent;
  /** The administrator and the browser; missing for commands. */
  by?: { username: string; userAgent: string | null };
  /** The person or thing affected. */
  detail?: string | undefined;
}

/** Adds a line to the security log (ASVS 16.3). No route deletes lines. */
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

/** Deletes expired invitations, known devices and password resets, and old lines of the security log. */
export async function forgetEndedRights(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shortLived.invitations').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shortLived.knownDevices').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('shortLived.passwordResets').where('expiresAt', '<=', now).execute();
  const oldest = new Date(now.getTime() - RETENTION.securityLogDays * DAY_MS);
  await db.deleteFrom('shortLived.securityLog').where('at', '<', oldest).execute();
}
