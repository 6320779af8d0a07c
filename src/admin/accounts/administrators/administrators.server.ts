import { HOUR_MS, INVITATIONS_PER_HOUR } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { noteAccess } from '#domain/messages/note-access.server.ts';
import { sendDirectly } from '#domain/messages/send-directly.server.ts';
import {
  deleteHelper,
  findAdministrators,
  hasAccount,
  makeOwner,
  setActive,
} from '#domain/people/administrators.server.ts';
import { INVITATION_PATH } from '#domain/people/invitation-path.ts';
import { findInvitations, invite, withdrawInvitation } from '#domain/people/invitations.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import { clientKey } from '#server/client-key.ts';
import { countHit } from '#server/rate-limit.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { administratorRoutes } from './contract.ts';
import { administratorAnswers, administratorErrors, invitationMailTexts as texts } from './texts.ts';

/** Who may work in the area. The owner alone hands out access and takes it back; helpers work on requests. */
export const administratorHandlers: Handlers<typeof administratorRoutes> = {
  async list(_, { db, admin, now }) {
    const [administrators, invitations] = await Promise.all([findAdministrators(db), findInvitations(db, now)]);
    return {
      administrators: administrators.map(({ createdAt: _, ...row }) => ({
        ...row,
        lastLogin: row.lastLogin?.toISOString() ?? null,
        isSelf: row.id === admin.id,
      })),
      invitations: invitations.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
    };
  },

  async update({ params: { id }, body: { isActive }, afterAnswer }, { db, admin, now }) {
    // So that somebody is always in.
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    const detail = await setActive(db, { id }, isActive);
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: isActive ? 'switched-on' : 'switched-off', by: admin, detail }, now))());
    return { ok: true };
  },

  async remove({ params: { id }, afterAnswer }, { db, admin, now }) {
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    const detail = await deleteHelper(db, id);
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: 'deleted', by: admin, detail }, now))());
    return { ok: true };
  },

  async handOver({ params: { id }, afterAnswer }, { db, admin, now }) {
    const detail = await makeOwner(db, { id });
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: 'owner', by: admin, detail }, now))());
    return { ok: true };
  },

  async invite({ body: { email }, afterAnswer }, { db, admin, now }) {
    const key = clientKey('invitations', admin.id);
    const waitS = await countHit(db, { key, limit: INVITATIONS_PER_HOUR, windowMs: HOUR_MS, now });
    if (waitS > 0) {
      throw new HttpError(429, administratorAnswers.tooMany, { headers: { 'retry-after': String(waitS) } });
    }
    if (await hasAccount(db, email))
      throw new HttpError(422, httpTexts.invalid, { fieldErrors: { email: administratorErrors.hasAccess } });
    const { token } = await invite(db, { email, invitedBy: admin.id }, now);
    const tell = await noteAccess(db, { kind: 'invited', by: admin, detail: email }, now);
    const trouble = await mailInvitation({ email, token }, now);
    afterAnswer(tell());
    return new Reply(201, { token, trouble });
  },

  async withdraw({ params }, { db }) {
    if (!(await withdrawInvitation(db, params.id))) throw new HttpError(404, administratorAnswers.invitationGone);
    return { ok: true };
  },
};

/** Gives what went wrong, because the owner sees it at once. */
function mailInvitation({ email, token }: { email: string; token: string }, now: Date): Promise<Trouble | null> {
  const { company, owner, siteUrl } = business;
  const parts = [
    { text: texts.body(owner, company) },
    { link: texts.link, href: `${siteUrl}/admin${INVITATION_PATH}#${token}` },
    { text: texts.limits },
  ];
  return sendDirectly({ recipients: [email], subject: texts.subject(company), parts, kind: 'einladung' }, now);
}
