import type { Kysely } from 'kysely';
import { addAdmin, findByUsername } from '#domain/people/administrators.server.ts';
import { takeInvitation } from '#domain/people/invitations.server.ts';
import { closeSession, openSession } from '#domain/people/sessions.server.ts';
import { HttpError } from '#http/http-error.ts';
import { knownDevice, rememberDevice } from '#http/known-device.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { noSessionCookie, sessionCookie, sessionIdOf } from '#http/session-cookie.ts';
import { httpTexts } from '#http/texts.ts';
import type { Database } from '#server/db/schema/index.ts';
import { brake, brakesOf, release } from '#server/login-brake.ts';
import { NOBODYS_HASH, verifyPassword } from '#server/password.ts';
import type { AdminUser, sessionRoutes } from './contract.ts';
import { invitationErrors, loginAnswers } from './texts.ts';

/** Login, logout and who is logged in (Spec §7). */
export const sessionHandlers: Handlers<typeof sessionRoutes> = {
  async user(_, { admin }) {
    return toAdminUser({ ...admin, lastLogin: admin.previousLogin });
  },

  async login({ body, request, address }, { db, now }) {
    const brakes = brakesOf(body.username, address, await knownDevice(request, now));
    const waitS = await brake(db, brakes, now);
    if (waitS > 0) throw new HttpError(429, loginAnswers.wait(waitS), { headers: { 'retry-after': String(waitS) } });

    const admin = await findByUsername(db, body.username).where('isActive', '=', true).executeTakeFirst();
    // Always one verification, so that the time does not tell whether the name exists.
    const isRight = await verifyPassword(body.password, admin?.password ?? NOBODYS_HASH);
    if (!admin || !isRight) throw new HttpError(401, loginAnswers.wrong);

    const session = await db.transaction().execute((transaction) => logIn(transaction, admin, request, now));
    await release(db, brakes);
    return new Reply(200, toAdminUser(admin), [session, await rememberDevice(request, now)]);
  },

  async accept({ body: { token, ...chosen }, request }, { db, now }) {
    // The invitation stays valid where the name is taken.
    const { admin, cookie } = await db.transaction().execute(async (transaction) => {
      const email = await takeInvitation(transaction, token, now);
      if (!email) throw new HttpError(410, invitationErrors.over);
      const admin = await addAdmin(transaction, { ...chosen, email });
      if (!admin) throw await reasonAgainst(transaction, chosen.username);
      return { admin, cookie: await logIn(transaction, { id: admin.id, lastLogin: null }, request, now) };
    });
    const user = toAdminUser({ username: admin.username, isActive: true, lastLogin: null });
    return new Reply(200, user, [cookie, await rememberDevice(request, now)]);
  },

  async logout({ request }, { db, now }) {
    await closeSession(db, await sessionIdOf(request, now), now);
    return new Reply(200, { ok: true }, [noSessionCookie(request)]);
  },
};

/** Opens a session, and makes its Set-Cookie line. */
async function logIn(
  db: Kysely<Database>,
  admin: { id: string; lastLogin: Date | null },
  request: Request,
  now: Date,
): Promise<string> {
  const id = await openSession(db, admin, { userAgent: request.headers.get('user-agent'), now });
  return sessionCookie(request, id, now);
}

const toAdminUser = (admin: { username: string; isActive: boolean; lastLogin: Date | null }): AdminUser => ({
  username: admin.username,
  isActive: admin.isActive,
  lastLogin: admin.lastLogin?.toISOString() ?? null,
});

/** The name is taken, or somebody has got an account with the invited address meanwhile. */
async function reasonAgainst(db: Kysely<Database>, username: string): Promise<HttpError> {
  if (!(await findByUsername(db, username).executeTakeFirst())) return new HttpError(410, invitationErrors.over);
  return new HttpError(422, httpTexts.invalid, { fieldErrors: { username: invitationErrors.usernameTaken } });
}
