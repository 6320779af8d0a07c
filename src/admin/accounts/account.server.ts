import type { Kysely } from 'kysely';
import { PASSWORD_CHANGE_WINDOW_MS, PASSWORD_CHANGES_PER_WINDOW } from '#config/limits.ts';
import { findNamesakes, isPasswordOf, setPassword, updateAccount } from '#domain/people/administrators.server.ts';
import { endSessionOf, sessionsOf } from '#domain/people/sessions.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import { clientKey } from '#server/client-key.ts';
import type { Database } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { countHit } from '#server/rate-limit.ts';
import type { Account, accountRoutes } from './contract.ts';
import { accountAnswers, accountErrors } from './texts.ts';

const fieldError = (field: string, sentence: string) =>
  new HttpError(422, httpTexts.invalid, { fieldErrors: { [field]: sentence } });

/** The owner's own account: name, mail, password, and the browsers that are logged in. */
export const accountHandlers: Handlers<typeof accountRoutes> = {
  async show(_, { admin }) {
    return { username: admin.username, email: admin.email };
  },

  async update({ body }, { db, admin, now }) {
    await refuseTaken(db, admin.id, body);
    await updateAccount(db, admin.id, body, now);
    return body;
  },

  async changePassword({ body }, { db, admin, now }) {
    const key = clientKey('password-change', admin.sessionId);
    const limit = PASSWORD_CHANGES_PER_WINDOW;
    const waitS = await countHit(db, { key, limit, windowMs: PASSWORD_CHANGE_WINDOW_MS, now });
    if (waitS > 0) {
      throw new HttpError(429, accountAnswers.tooManyTries, { headers: { 'retry-after': String(waitS) } });
    }
    const isRight = await isPasswordOf(db, admin.id, body.currentPassword);
    if (!isRight) throw fieldError('currentPassword', accountErrors.currentWrong);
    await setPassword(db, admin.id, body.newPassword, admin.sessionId);
    return { ok: true };
  },

  async sessions(_, { db, admin, now }) {
    const rows = await sessionsOf(db, admin.id, now).execute();
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      device: deviceName(row.userAgent),
      isCurrent: row.id === admin.sessionId,
      ...(row.lastActiveAt && { lastActiveAt: row.lastActiveAt.toISOString() }),
    }));
  },

  async endSession({ params }, { db, admin }) {
    if (!(await endSessionOf(db, admin.id, params.id))) throw new HttpError(404, accountAnswers.sessionGone);
    return { ok: true };
  },
};

/** The database would refuse them as well; here they become a sentence under the field. */
async function refuseTaken(db: Kysely<Database>, adminId: string, { username, email }: Account): Promise<void> {
  const others = await findNamesakes(db, { id: adminId, username, email });
  if (others.some((other) => other.username === username)) throw fieldError('username', accountErrors.usernameTaken);
  if (others.length > 0) throw fieldError('email', accountErrors.emailTaken);
}
