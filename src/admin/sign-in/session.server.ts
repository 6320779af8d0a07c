import type { Kysely } from 'kysely';
import { addAdmin } from '#domain/people/administrators.server.ts';
import { takeInvitation } from '#domain/people/invitations.server.ts';
import { closeSession, openSession } from '#domain/people/sessions.server.ts';
import { HttpError } from '#http/http-error.ts';
import { knownDevice, rememberDevice } from '#http/known-device.ts';
import { type Handlers, Reply } from '#http/serve.ts';
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

    const admin = await db
      .selectFrom('adminUsers')
      .selectAll()
      .where('username', '=', body.username)
      .where('isActive', '=', true)
      .executeTakeFirst();
    // Always one verification, so that the time does not tell whether the name exists.
    const isRight = await verifyPassword(body.password, admin?.password ?? NOBODYS_HASH);
    if (!admin || !isRight) throw new HttpError(401, loginAnswers.wrong);

    const sessionCookie = await db.transaction().execute(async (transaction) => {
      await transaction.updateTable('adminUsers').set({ lastLogin: now }).where('id', '=', admin.id).execute();
      return openSession(transaction, request, admin, now);
    });
    await release(db, brakes);
    return new Reply(200, toAdminUser(admin), [sessionCookie, await rememberDevice(request, now)]);
  },

  async accept({ body: { token, ...chosen }, request }, { db, now }) {
    // The invitation stays valid where the name is taken.
    const { admin, cookie } = await db.transaction().execute(async (transaction) => {
      const email = await takeInvitation(transaction, token, now);
      if (!email) throw new HttpError(410, invitationErrors.over);
      const admin = await addAdmin(transaction, { ...chosen, email });
      if (!admin) throw await reasonAgainst(transaction, chosen.username);
      await transaction.updateTable('adminUsers').set({ lastLogin: now }).where('id', '=', admin.id).execute();
      return { admin, cookie: await openSession(transaction, request, { id: admin.id, lastLogin: null }, now) };
    });
    const user = toAdminUser({ username: admin.username, isActive: true, lastLogin: null });
    return new Reply(200, user, [cookie, await rememberDevice(request, now)]);
  },

  async logout({ request }, { db, now }) {
    return new Reply(200, { ok: true }, [await closeSession(db, request, now)]);
  },
};

const toAdminUser = (admin: { username: string; isActive: boolean; lastLogin: Date | null }): AdminUser => ({
  username: admin.username,
  isActive: admin.isActive,
  lastLogin: admin.lastLogin?.toISOString() ?? null,
});

/** The name is taken, or somebody has got an account with the invited address meanwhile. */
async function reasonAgainst(db: Kysely<Database>, username: string): Promise<HttpError> {
  const other = await db.selectFrom('adminUsers').select('id').where('username', '=', username).executeTakeFirst();
  if (!other) return new HttpError(410, invitationErrors.over);
  return new HttpError(422, httpTexts.invalid, { fieldErrors: { username: invitationErrors.usernameTaken } });
}
