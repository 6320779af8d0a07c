import { HOUR_MS } from '#config/limits.ts';
import { setCopyAddress } from '#domain/backups/copies.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { sendLink } from '#domain/messages/send-directly.server.ts';
import { findMessageSettings, saveMessageSettings } from '#domain/messages/settings.server.ts';
import { changeEmail, findByNameOrEmail, setPassword } from '#domain/people/administrators.server.ts';
import { isCommonPassword } from '#domain/people/common-passwords.server.ts';
import { passwordErrors } from '#domain/people/password-texts.ts';
import { countAttempt } from '#domain/people/security-log.server.ts';
import { findKnownDevice, keepKnownDevice } from '#domain/people/sessions.server.ts';
import { RESET_PATH } from '#domain/people/token-links.ts';
import { findToken, replaceToken, takeToken } from '#domain/people/tokens.server.ts';
import * as firm from '#facts/firm.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { idIn, signedCookie } from '#http/signed-cookies.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { brakesOf, release } from '#server/login-brake.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import { addressAnswers } from './address-texts.ts';
import type { linkRoutes } from './contract.ts';
import { RESETS_PER_HOUR_AND_ACCOUNT, RESETS_PER_HOUR_AND_CLIENT } from './limits.ts';
import { knownDeviceOf } from './log-in.server.ts';
import { resetAnswers, resetMailTexts as texts } from './reset-texts.ts';
import { secondProof } from './second-proof.server.ts';

export const linkHandlers: Handlers<typeof linkRoutes> = {
  async ask({ body: { username }, request, address, afterAnswer }, { db, now }) {
    if (!isMailServerSet()) throw new HttpError(409, resetAnswers.noMailServer);
    const device = await idIn('device', request, now);
    // Runs after the answer, because the response time would reveal whether the name exists.
    afterAnswer(mailResets(db, username, { address, device }, now));
  },

  async set({ body: { token, password, code }, request, address, afterAnswer }, { db, now }) {
    // Asks for the code before anything ends, and known devices end with the password.
    const asking = (await findToken(db, token, 'reset', now))?.sender;
    const device = asking ? await knownDeviceOf(db, request, asking.id, now) : undefined;
    const spend = asking && (await secondProof(db, { admin: asking, request, device, typed: code, afterAnswer }, now));
    const cookie = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const admin = (await takeToken(transaction, token, ['reset'], now))?.sender;
      if (!admin) throw new HttpError(410, resetAnswers.over);
      // Rolls back, so that a refused password does not spend the link.
      if (await isCommonPassword(password, admin.username)) throw fieldError('password', passwordErrors.guessable);
      await spend?.(transaction);
      await setPassword(transaction, admin, { password, kept: { hasSheet: true } });
      const by = { username: admin.username, userAgent: request.headers.get('user-agent') };
      await note({ kind: 'password-reset', by });
      // The link proves the mailbox, so that strangers who guess do not delay the login that follows.
      await release(transaction, brakesOf(admin.username, address, undefined));
      const newDevice = await keepKnownDevice(transaction, { id: undefined, adminId: admin.id, now });
      return signedCookie('device', request, newDevice, now);
    });
    return new Reply(200, { ok: true }, [cookie]);
  },

  async confirm({ body: { token }, request, afterAnswer }, { db, now }) {
    return changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const proven = await takeToken(transaction, token, ['account', 'messages', 'copies'], now);
      if (!proven?.sender) throw new HttpError(410, addressAnswers.over);
      const { sender, use, email, among } = proven;
      if (use === 'account' && !(await changeEmail(transaction, sender.id, email, now)))
        throw new HttpError(409, addressAnswers.taken);
      if (use === 'copies') await setCopyAddress(transaction, email);
      if (use === 'messages') {
        const { addresses } = await findMessageSettings(transaction);
        const counts = [...addresses, email];
        await saveMessageSettings(transaction, { addresses: among.filter((address) => counts.includes(address)) });
      }
      const by = { username: sender.username, userAgent: request.headers.get('user-agent') };
      await note({ kind: 'address-proven', by, email, username: sender.username, use });
      return { email };
    });
  },
};

type Client = Record<'address' | 'device', string | undefined>;

/** Mails a link to everybody who is meant. Counts per client, because a stranger must not use up the owner's links. */
async function mailResets(db: Db, nameOrEmail: string, { address, device }: Client, now: Date): Promise<void> {
  for (const { id, username, email } of await findByNameOrEmail(db, nameOrEmail)) {
    const isKnown = device && (await findKnownDevice(db, { id: device, adminId: id, now }));
    const counted = (what: string, limit: number) =>
      countHit(db, { key: clientKey('reset', what), limit, windowMs: HOUR_MS, now });
    const waitS =
      (await counted(`${id}:${isKnown ? device : address}`, RESETS_PER_HOUR_AND_CLIENT)) ||
      (!isKnown && (await counted(id, RESETS_PER_HOUR_AND_ACCOUNT)));
    if (waitS) continue;
    await countAttempt(db, { kind: 'reset-asked', name: username }, now);
    const reset = { use: 'reset', adminId: id } as const;
    const token = await db.transaction().execute((transaction) => replaceToken(transaction, reset, now));
    const words = { ...texts, body: texts.body(username, firm.company) };
    await sendLink({ email, path: RESET_PATH, token, words }, now);
  }
}
