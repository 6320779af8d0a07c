import { changeAccess } from '#domain/messages/change-access.server.ts';
import { mailProofs, noteWish } from '#domain/messages/wish-addresses.server.ts';
import { findNamesakes, setPassword, updateAccount } from '#domain/people/administrators.server.ts';
import { isCommonPassword } from '#domain/people/common-passwords.server.ts';
import { endAccess, endSessionOf } from '#domain/people/end-access.server.ts';
import { findPasskeys } from '#domain/people/passkeys.server.ts';
import { nameErrors, passwordErrors } from '#domain/people/password-texts.ts';
import { countCodes, makeCodes } from '#domain/people/recovery-codes.server.ts';
import { findSecurityLog, noteSecurity } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { type Admin, sessionsOf } from '#domain/people/sessions.server.ts';
import { findTokens } from '#domain/people/tokens.server.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { verifyOwnPassword } from '#http/own-password.ts';
import { Reply, serve } from '#http/serve.ts';
import { idIn, newSessionCookie, noSessionCookie } from '#http/signed-cookies.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { isPlainName } from '#server/name-key.ts';
import { ownHost } from '#server/own-origin.ts';
import { type Account, accountRoutes } from './contract.ts';
import { accountErrors } from './field-texts.ts';
import { accountAnswers } from './texts.ts';

export const door = serve(accountRoutes, {
  async show(_, { db, admin, now }) {
    const [waiting] = await findTokens(db, { use: 'account', adminId: admin.id }, now);
    const [codesLeft, keys] = await Promise.all([countCodes(db, admin.id), findPasskeys(db, admin.id, ownHost())]);
    return { ...admin, waiting: waiting?.email ?? null, keys: keys.length, codesLeft };
  },

  async update({ body, afterAnswer }, { db, admin, now }) {
    await refuseTaken(db, admin, body);
    // A new address counts when the link in a mail to it was opened.
    const wished = body.email === admin.email ? [] : [body.email];
    const { proofs, failure } = await mailProofs(db, admin.id, wished, now);
    if (failure) throw fieldError('email', failure);
    const saved = { username: body.username, email: admin.email };
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await refuseTaken(transaction, admin, body);
      if (saved.username !== admin.username) {
        await updateAccount(transaction, admin.id, saved, now);
        await note({ kind: 'account', by: admin, ...saved });
      }
      await noteWish(transaction, note, { admin, use: 'account', among: [], proofs }, now);
    });
    return saved;
  },

  async changePassword({ body, request, afterAnswer }, { db, admin, now }) {
    if (await isCommonPassword(body.newPassword, admin.username))
      throw fieldError('newPassword', passwordErrors.guessable);
    const replaces = await verifyOwnPassword(db, admin, body.currentPassword, now);
    if (!replaces) throw fieldError('currentPassword', accountErrors.currentWrong);
    if (body.newPassword === body.currentPassword) throw fieldError('newPassword', accountErrors.newIsOld);
    const isTotal = body.everything === 'on';
    const kept = { sessionId: admin.sessionId, deviceId: await idIn('device', request, now), hasSheet: true };
    const cookie = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const isChanged = await setPassword(transaction, admin, {
        password: body.newPassword,
        replaces,
        ...(!isTotal && { kept }),
      });
      // Lost the race: the password was changed since its verification.
      if (!isChanged) throw fieldError('currentPassword', accountErrors.currentWrong);
      if (isTotal) await note({ kind: 'everything-ended', by: admin });
      else await note({ kind: 'password', by: admin, username: admin.username });
      return isTotal ? noSessionCookie(request) : newSessionCookie(transaction, { request, admin, provedAt: now }, now);
    });
    return new Reply(200, { ok: true }, [cookie]);
  },

  async makeCodes({ afterAnswer }, { db, admin, now }) {
    const codes = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await note({ kind: 'codes', by: admin });
      return makeCodes(transaction, admin.id);
    });
    return new Reply(201, { codes });
  },

  async sessions(_, { db, admin, now }) {
    return (await sessionsOf(db, admin.id, now)).map((row) => ({
      ...row,
      device: deviceName(row.userAgent),
      isCurrent: row.id === admin.sessionId,
    }));
  },

  async endSession({ params }, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      const ended = await endSessionOf(transaction, admin.id, params.id);
      if (!ended) throw new HttpError(404, accountAnswers.sessionGone);
      const device = deviceName(ended.userAgent);
      await noteSecurity(transaction, { kind: 'session-ended', by: admin, device }, now);
    });
  },

  async endOthers({ request, afterAnswer }, { db, admin, now }) {
    const kept = { sessionId: admin.sessionId, deviceId: await idIn('device', request, now) };
    // The sheet ends, too: whoever was in may have printed one.
    const cookie = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await endAccess(transaction, admin.id, kept);
      await note({ kind: 'sessions-ended', by: admin });
      return newSessionCookie(transaction, { request, admin }, now);
    });
    return new Reply(200, { ok: true }, [cookie]);
  },

  async log(_, { db }) {
    return (await findSecurityLog(db)).map(({ id, at, device, ...line }) => ({
      id,
      at,
      device,
      what: securitySentence(line),
    }));
  },
});

/** Refuses a new name or address that is taken or looks like another, with a sentence under the field. */
async function refuseTaken(transaction: Db, admin: Admin, account: Account): Promise<void> {
  const taken = await findNamesakes(transaction, { ...account, id: admin.id });
  if (account.username !== admin.username) {
    if (!isPlainName(account.username)) throw fieldError('username', nameErrors.letters);
    if (taken.hasName) throw fieldError('username', nameErrors.taken);
  }
  if (account.email !== admin.email && taken.hasEmail) throw fieldError('email', accountErrors.emailTaken);
}
