import type { Kysely, Transaction } from 'kysely';
import { DAY_MS, SESSION_ACTIVITY_STEP_MS, SESSION_LIFETIME_MS } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';

/** The administrator behind a request. */
export interface Admin {
  id: string;
  username: string;
  email: string;
  isActive: boolean;
  sessionId: string;
  /** The login before this session's, null at the first. */
  previousLogin: Date | null;
}

/** Opens a session, notes the login, and gives the session's id. `previousLogin` is kept for 'Letzte Anmeldung'. */
export async function openSession(
  db: Kysely<Database> | Transaction<Database>,
  admin: { id: string; lastLogin: Date | null },
  { userAgent, now }: { userAgent: string | null; now: Date },
): Promise<string> {
  await db.updateTable('adminUsers').set({ lastLogin: now }).where('id', '=', admin.id).execute();
  const { id } = await db
    .insertInto('adminSessions')
    .values({
      adminId: admin.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
      previousLogin: admin.lastLogin,
      userAgent: userAgent?.slice(0, 512) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Finds the active administrator of a session. Reads the database each time, so that ending a session works at once.
 * Now and then it notes that the session is in use.
 */
export async function findAdminOf(db: Kysely<Database>, sessionId: string, now: Date): Promise<Admin | undefined> {
  const found = await db
    .selectFrom('adminSessions')
    .innerJoin('adminUsers', 'adminUsers.id', 'adminSessions.adminId')
    .where('adminSessions.id', '=', sessionId)
    .where('adminSessions.expiresAt', '>', now)
    .where('adminUsers.isActive', '=', true)
    .select([
      'adminUsers.id',
      'adminUsers.username',
      'adminUsers.email',
      'adminUsers.isActive',
      'adminSessions.id as sessionId',
      'adminSessions.previousLogin',
      'adminSessions.lastActiveAt',
    ])
    .executeTakeFirst();
  if (!found) return undefined;
  const { lastActiveAt, ...admin } = found;
  const isNoted = lastActiveAt && now.getTime() - lastActiveAt.getTime() < SESSION_ACTIVITY_STEP_MS;
  if (!isNoted) await db.updateTable('adminSessions').set({ lastActiveAt: now }).where('id', '=', sessionId).execute();
  return admin;
}

/** Selects the sessions of an administrator that have not run out, the newest first. */
export const sessionsOf = (db: Kysely<Database>, adminId: string, now: Date) =>
  db
    .selectFrom('adminSessions')
    .select(['id', 'createdAt', 'expiresAt', 'userAgent', 'lastActiveAt'])
    .where('adminId', '=', adminId)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc');

/** Ends one session of an administrator. Whether there was one. */
export async function endSessionOf(db: Kysely<Database>, adminId: string, id: string): Promise<boolean> {
  const ending = db.deleteFrom('adminSessions').where('id', '=', id).where('adminId', '=', adminId);
  return (await ending.executeTakeFirst()).numDeletedRows > 0n;
}

/** Ends a session, and clears away those that ran out over a day ago. */
export async function closeSession(db: Kysely<Database>, sessionId: string | undefined, now: Date): Promise<void> {
  if (sessionId) await db.deleteFrom('adminSessions').where('id', '=', sessionId).execute();
  await forgetExpiredSessions(db, new Date(now.getTime() - DAY_MS));
}

/**
 * Clears away the sessions that have run out. A device goes on telling of new requests when its session runs out by itself:
 * they would be missed. Where a session is ended on purpose, its device goes with it (0012-push).
 */
export async function forgetExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('shortLived.pushDevices')
    .set({ sessionId: null })
    .where('sessionId', 'in', (eb) => eb.selectFrom('adminSessions').select('id').where('expiresAt', '<', now))
    .execute();
  await db.deleteFrom('adminSessions').where('expiresAt', '<', now).execute();
}

/** Ends all sessions of an administrator, except one if given: after a new password, or when switched off. */
export async function closeSessionsOf(
  db: Kysely<Database> | Transaction<Database>,
  adminId: string,
  exceptSessionId?: string,
): Promise<void> {
  let query = db.deleteFrom('adminSessions').where('adminId', '=', adminId);
  if (exceptSessionId) query = query.where('id', '!=', exceptSessionId);
  await query.execute();
}
