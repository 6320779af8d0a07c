import { type Selectable, sql } from 'kysely';
import {
  DAY_MS,
  DEVICE_LIFETIME_MS,
  MINUTE_MS,
  REMEMBERED_SESSION_LIFETIME_MS,
  SESSION_ABSOLUTE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
} from '#config/limits.ts';
import type { Database, Db } from '#server/db/schema/index.ts';
import { closeSession } from './end-access.server.ts';

/** Precision of 'Zuletzt aktiv', because not every call writes. */
const SESSION_ACTIVITY_STEP_MS = 5 * MINUTE_MS;
const SESSION_RENEWAL_STEP_MS = 1 * DAY_MS;

export type Admin = Pick<
  Selectable<Database['adminUsers'] & Omit<Database['adminSessions'], 'id'>>,
  'id' | 'username' | 'email' | 'isActive' | 'isOwner' | 'userAgent' | 'previousLogin' | 'provedAt' | 'deviceId'
> & {
  sessionId: string;
  openedAt: Date;
};

interface NewSession {
  userAgent: string | null;
  now: Date;
  /** The browser's previous session. It ends (ASVS 7.2.4), and its push devices move to the new one. */
  replaces?: string | undefined;
  /** The known device on which the session renews itself. */
  deviceId?: string | undefined;
  browserId?: string | undefined;
  passkeyId?: string | undefined;
}

const lifetimeOf = (deviceId: string | null | undefined): number =>
  deviceId ? REMEMBERED_SESSION_LIFETIME_MS : SESSION_LIFETIME_MS;

/** The latest end of a session, which no renewal and no new token moves (ruling 55, ASVS 7.3.2). */
export const lastMomentOf = ({ openedAt, deviceId }: { openedAt: Date; deviceId?: string | null | undefined }): Date =>
  new Date(openedAt.getTime() + (deviceId ? SESSION_ABSOLUTE_LIFETIME_MS : SESSION_LIFETIME_MS));

/** Returns the session's id. Keeps `previousLogin` for 'Letzte Anmeldung'. */
export async function openSession(
  db: Db,
  admin: { id: string; lastLogin: Date | null },
  { userAgent, now, replaces, deviceId, browserId, passkeyId }: NewSession,
): Promise<string> {
  await db.updateTable('adminUsers').set({ lastLogin: now }).where('id', '=', admin.id).execute();
  const { id } = await db
    .insertInto('adminSessions')
    .values({
      adminId: admin.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeOf(deviceId)),
      previousLogin: admin.lastLogin,
      userAgent: userAgent?.slice(0, 512) ?? null,
      provedAt: now,
      deviceId: deviceId ?? null,
      browserId: browserId ?? null,
      passkeyId: passkeyId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (replaces) {
    await db
      .updateTable('shortLived.pushDevices')
      .set({ sessionId: id })
      .where('sessionId', '=', replaces)
      .where('adminId', '=', admin.id)
      .execute();
    await closeSession(db, replaces);
  }
  return id;
}

/** Reads the database each time, so that ending a session works at once. Notes the use, and may renew the session. */
export async function findAdminOf(db: Db, sessionId: string, now: Date): Promise<Admin | undefined> {
  const found = await db
    .selectFrom('adminSessions')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminSessions.adminId')
    .where('adminSessions.id', '=', sessionId)
    .where('expiresAt', '>', now)
    .where('isActive', '=', true)
    .select(['adminUsers.id', 'username', 'email', 'isActive', 'isOwner', 'adminSessions.id as sessionId'])
    .select(['previousLogin', 'userAgent', 'provedAt', 'lastActiveAt', 'deviceId', 'expiresAt'])
    .select('adminSessions.createdAt as openedAt')
    .executeTakeFirst();
  if (!found || lastMomentOf(found) <= now) return undefined;
  const { lastActiveAt, expiresAt, ...admin } = found;
  const isNoted = lastActiveAt && now.getTime() - lastActiveAt.getTime() < SESSION_ACTIVITY_STEP_MS;
  if (isNoted) return admin;
  const until = new Date(Math.min(now.getTime() + lifetimeOf(admin.deviceId), lastMomentOf(admin).getTime()));
  const isRenewed = admin.deviceId !== null && until.getTime() - expiresAt.getTime() >= SESSION_RENEWAL_STEP_MS;
  await db
    .updateTable('adminSessions')
    .set({ lastActiveAt: now, ...(isRenewed && { expiresAt: until }) })
    .where('id', '=', sessionId)
    .execute();
  return admin;
}

export const sessionsOf = (db: Db, adminId: string, now: Date) =>
  db
    .selectFrom('adminSessions')
    .select(['id', 'createdAt', 'expiresAt', 'userAgent', 'lastActiveAt'])
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();

/** The new id ends copies of its cookie (ASVS 7.2.4). Undefined if the session has ended. */
export const renameSession = (db: Db, sessionId: string, provedAt?: Date) =>
  db
    .updateTable('adminSessions')
    .set({ id: sql`gen_random_uuid()`, ...(provedAt && { provedAt }) })
    .where('id', '=', sessionId)
    .returning('id as sessionId')
    .executeTakeFirst();

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
