import { HOUR_MS } from '#config/limits.ts';
import { findCopyAddress } from '#domain/backups/copies.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { sendLink } from '#domain/messages/send-directly.server.ts';
import {
  deleteHelper,
  findAdministrators,
  hasAccount,
  makeOwner,
  setActive,
  setGetsMails,
} from '#domain/people/administrators.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { INVITATION_PATH } from '#domain/people/token-links.ts';
import { endTokens, findTokens, replaceToken } from '#domain/people/tokens.server.ts';
import * as firm from '#facts/firm.ts';
import { fieldError, HttpError, tooOften } from '#http/http-error.ts';
import { Reply, serve } from '#http/serve.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import { INVITATIONS_PER_HOUR } from '../limits.ts';
import { administratorRoutes } from './contract.ts';
import { administratorAnswers, administratorErrors, invitationMailTexts as texts } from './texts.ts';

export const door = serve(administratorRoutes, {
  async list(_, { db, admin, now }) {
    const [administrators, invitations] = await Promise.all([
      findAdministrators(db),
      findTokens(db, { use: 'invitation' }, now),
    ]);
    return { administrators: administrators.map((row) => ({ ...row, isSelf: row.id === admin.id })), invitations };
  },

  async update({ params: { id }, body: { isActive, getsMails }, afterAnswer }, { db, admin, now }) {
    // Refused, because somebody must always have access.
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      if (isActive !== undefined) {
        const username = found(await setActive(transaction, { id }, isActive));
        await note({ kind: isActive ? 'switched-on' : 'switched-off', by: admin, username });
      }
      if (getsMails !== undefined) {
        const username = found(await setGetsMails(transaction, id, getsMails));
        await note({ kind: getsMails ? 'mails-on' : 'mails-off', by: admin, username });
      }
    });
  },

  async remove({ params: { id }, afterAnswer }, { db, admin, now }) {
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await note({ kind: 'deleted', by: admin, username: found(await deleteHelper(transaction, id)) });
    });
  },

  async handOver({ params: { id }, afterAnswer }, { db, admin, now }) {
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const username = found(await makeOwner(transaction, { id }, admin.id));
      await note({ kind: 'owner', by: admin, username, copies: await findCopyAddress(transaction) });
    });
  },

  async invite({ body: { email }, afterAnswer }, { db, admin, now }) {
    const hit = { key: clientKey('invitations', admin.id), limit: INVITATIONS_PER_HOUR, windowMs: HOUR_MS, now };
    const waitS = await countHit(db, hit);
    if (waitS > 0) throw tooOften(waitS, administratorAnswers.tooMany);
    if (await hasAccount(db, email)) throw fieldError('email', administratorErrors.hasAccess);
    const token = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await note({ kind: 'invited', by: admin, email });
      return replaceToken(transaction, { use: 'invitation', adminId: admin.id, email }, now);
    });
    const { company, owner } = firm;
    const words = { ...texts, subject: texts.subject(company), body: texts.body(owner, company) };
    // Awaited, because the answer tells the owner why the mail failed.
    const failed = await sendLink({ email, path: INVITATION_PATH, token, words }, now);
    return new Reply(201, { token, trouble: failed?.trouble ?? null });
  },

  async withdraw({ params }, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      const [email] = await endTokens(transaction, { use: 'invitation', id: params.id });
      if (!email) throw new HttpError(404, administratorAnswers.invitationGone);
      await noteSecurity(transaction, { kind: 'invitation-withdrawn', by: admin, email }, now);
    });
  },
});

function found(username: string | undefined): string {
  if (!username) throw new HttpError(404, administratorAnswers.gone);
  return username;
}
