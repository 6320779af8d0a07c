import { changeAccess } from '#domain/messages/change-access.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { findKnownDevice, keepKnownDevice, openSession } from '#domain/people/sessions.server.ts';
import { idIn, sessionCookie, signedCookie } from '#http/signed-cookies.ts';
import type { Db } from '#server/db/schema/index.ts';

/** Undefined for a device that has not logged in to this account before. */
export async function knownDeviceOf(db: Db, request: Request, adminId: string, now: Date) {
  const id = await idIn('device', request, now);
  return id ? findKnownDevice(db, { id, adminId, now }) : undefined;
}

interface Login {
  admin: { id: string; username: string; lastLogin: Date | null };
  request: Request;
  device: { id: string } | undefined;
  isRemembered: boolean;
  passkeyId?: string;
}

/** Replaces the browser's session and remembers the browser. Returns both Set-Cookie lines. */
export async function logIn(db: Db, login: Login, now: Date): Promise<string[]> {
  const { admin, request, device, isRemembered, passkeyId } = login;
  const browserId = await keepKnownDevice(db, { id: device?.id, adminId: admin.id, now });
  const deviceId = isRemembered ? browserId : undefined;
  const replaces = await idIn('session', request, now);
  const userAgent = request.headers.get('user-agent');
  const sessionId = await openSession(db, admin, { userAgent, now, replaces, deviceId, browserId, passkeyId });
  const session = { sessionId, openedAt: now, deviceId };
  return [await sessionCookie(request, session, now), await signedCookie('device', request, browserId, now)];
}

/** Logs in after `spend`, which uses up what proved it, and notes the login: by mail, too, in a new browser. */
export const enter = (
  surroundings: Parameters<typeof changeAccess>[0],
  login: Login,
  spend: (transaction: Db) => Promise<unknown>,
): Promise<string[]> =>
  changeAccess(surroundings, async (transaction, note) => {
    const { admin, request, device } = login;
    await spend(transaction);
    const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
    // At the first login every device is new.
    if (device || !admin.lastLogin) await noteSecurity(transaction, { kind: 'login', by }, surroundings.now);
    else await note({ kind: 'login-new-device', by });
    return logIn(transaction, login, surroundings.now);
  });
