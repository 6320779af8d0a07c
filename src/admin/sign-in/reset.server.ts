import { HOUR_MS, RESETS_PER_HOUR, RESETS_PER_HOUR_AND_ACCOUNT } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { sendLink } from '#domain/messages/send-directly.server.ts';
import { findByUsername, setPassword } from '#domain/people/administrators.server.ts';
import { isCommonPassword } from '#domain/people/common-passwords.server.ts';
import { startReset, takeReset } from '#domain/people/password-resets.server.ts';
import { passwordErrors } from '#domain/people/password-texts.ts';
import { RESET_PATH } from '#domain/people/token-links.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import { clientKey } from '#server/client-key.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { countHit } from '#server/rate-limit.ts';
import type { resetRoutes } from './contract.ts';
import { resetAnswers, resetMailTexts as texts } from './reset-texts.ts';

/** Handles a forgotten password: mails the link and sets the new password. */
export const resetHandlers: Handlers<typeof resetRoutes> = {
  async ask({ body: { username }, afterAnswer }, { db, now }) {
    if (!isMailServerSet()) throw new HttpError(409, resetAnswers.noMailServer);
    // Runs after the answer, because the response time would reveal whether the name exists.
    afterAnswer(mailReset(db, username, now));
  },

  async set({ body: { token, password }, request, afterAnswer }, { db, now }) {
    // Comes first, so that a refused password does not spend the link.
    if (isCommonPassword(password)) throw fieldError('password', passwordErrors.guessable);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const admin = await takeReset(transaction, token, now);
      if (!admin) throw new HttpError(410, resetAnswers.over);
      await setPassword(transaction, admin.id, { password });
      const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
      await note({ kind: 'password-reset', by });
    });
  },
};

async function mailReset(db: Db, username: string, now: Date): Promise<void> {
  const admin = await findByUsername(db, username).where('isActive', '=', true).executeTakeFirst();
  if (!admin) return;
  const window = { windowMs: HOUR_MS, now };
  const waitS =
    (await countHit(db, { key: clientKey('reset', admin.id), limit: RESETS_PER_HOUR_AND_ACCOUNT, ...window })) ||
    (await countHit(db, { key: 'reset', limit: RESETS_PER_HOUR, ...window }));
  if (waitS > 0) return;
  const token = await startReset(db, admin.id, now);
  const words = { ...texts, body: texts.body(admin.username, business.company) };
  await sendLink({ email: admin.email, path: RESET_PATH, token, words }, now);
}
