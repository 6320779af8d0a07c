import { changeAccess } from '#domain/messages/change-access.server.ts';
import { addAdmin, findByUsername, renewHash } from '#domain/people/administrators.server.ts';
import { isCommonPassword } from '#domain/people/common-passwords.server.ts';
import { logOut, NOBODY } from '#domain/people/end-access.server.ts';
import { nameErrors, passwordErrors } from '#domain/people/password-texts.ts';
import { countAttempt } from '#domain/people/security-log.server.ts';
import { takeToken } from '#domain/people/tokens.server.ts';
import { fieldError, HttpError, tooOften } from '#http/http-error.ts';
import { verifyOwnPassword } from '#http/own-password.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { idIn, newSessionCookie, noSessionCookie } from '#http/signed-cookies.ts';
import type { Db } from '#server/db/schema/index.ts';
import { brake, brakesOf, release } from '#server/login-brake.ts';
import { isPlainName } from '#server/name-key.ts';
import { NOBODYS_HASH, verifyPassword } from '#server/password.ts';
import type { sessionRoutes } from './contract.ts';
import { enter, knownDeviceOf, logIn } from './log-in.server.ts';
import { secondProof } from './second-proof.server.ts';
import { invitationErrors, loginAnswers, proofErrors } from './texts.ts';

export const sessionHandlers: Handlers<typeof sessionRoutes> = {
  user: async (_, { admin }) => ({ ...admin, lastLogin: admin.previousLogin }),

  async login({ body, request, address, afterAnswer }, { db, now }) {
    const found = await findByUsername(db, body.username);
    const admin = found?.isActive ? found : undefined;
    // Queries for unknown names, too, because the response time would reveal them.
    const device = await knownDeviceOf(db, request, admin?.id ?? NOBODY, now);

    const brakes = brakesOf(body.username, address, device?.id);
    const waitS = await brake(db, brakes, now);
    if (waitS > 0) throw tooOften(waitS, loginAnswers.wait(waitS));

    // Always verifies one password, for the same reason.
    const isRight = await verifyPassword(body.password, admin?.password ?? NOBODYS_HASH);
    if (!admin || !isRight) {
      // Runs after the answer, for the same reason. Typed names are not kept, because some people type their password.
      afterAnswer(countAttempt(db, { kind: 'login-failed', name: admin?.username ?? null }, now));
      throw new HttpError(401, loginAnswers.wrong);
    }

    const spend = await secondProof(db, { admin, request, device, typed: body.code, afterAnswer }, now);
    const login = { admin, request, device, isRemembered: body.remember === 'on' };
    const cookies = await enter({ db, now, afterAnswer }, login, async (transaction) => {
      await spend(transaction);
      await renewHash(transaction, admin, body.password);
    });
    await release(db, brakes);
    return new Reply(200, { username: admin.username, isActive: true, lastLogin: admin.lastLogin }, cookies);
  },

  async prove({ body, request }, { db, admin, now }) {
    if (!(await verifyOwnPassword(db, admin, body.password, now))) throw fieldError('password', proofErrors.wrong);
    return new Reply(200, { ok: true }, [await newSessionCookie(db, { request, admin, provedAt: now }, now)]);
  },

  async accept({ body: { token, ...chosen }, request, afterAnswer }, { db, now }) {
    if (!isPlainName(chosen.username)) throw fieldError('username', nameErrors.letters);
    if (await isCommonPassword(chosen.password, chosen.username))
      throw fieldError('password', passwordErrors.guessable);
    // Rolls back if the name is taken, so that the invitation stays valid.
    const { admin, cookies } = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const { email } = (await takeToken(transaction, token, ['invitation'], now)) ?? {};
      if (!email) throw new HttpError(410, invitationErrors.over);
      const added = await addAdmin(transaction, { ...chosen, email });
      if (!added) throw await reasonAgainst(transaction, chosen.username);
      const admin = { ...added, lastLogin: null };
      const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
      await note({ kind: 'joined', by, email });
      const login = { admin, request, device: undefined, isRemembered: false };
      return { admin, cookies: await logIn(transaction, login, now) };
    });
    return new Reply(200, { ...admin, isActive: true }, cookies);
  },

  async logout({ request }, { db, now }) {
    const id = await idIn('session', request, now);
    if (id) await logOut(db, id);
    return new Reply(200, { ok: true }, [noSessionCookie(request)]);
  },
};

/** Returns the reason of a conflict: the name is taken, or the invited address has an account by now. */
async function reasonAgainst(db: Db, username: string): Promise<HttpError> {
  if (!(await findByUsername(db, username))) return new HttpError(410, invitationErrors.over);
  return fieldError('username', nameErrors.taken);
}
