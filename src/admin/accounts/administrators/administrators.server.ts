import { HOUR_MS, INVITATIONS_PER_HOUR } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { noteAccess } from '#domain/messages/note-access.server.ts';
import { sendLink } from '#domain/messages/send-directly.server.ts';
import {
  deleteHelper,
  findAdministrators,
  hasAccount,
  makeOwner,
  setActive,
} from '#domain/people/administrators.server.ts';
import { findInvitations, invite, withdrawInvitation } from '#domain/people/invitations.server.ts';
import { INVITATION_PATH } from '#domain/people/token-links.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { limitCalls } from '#http/limit-calls.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import type { administratorRoutes } from './contract.ts';
import { administratorAnswers, administratorErrors, invitationMailTexts as texts } from './texts.ts';

/** Handles administrators and invitations. Only the owner gives and takes access; helpers work on requests. */
export const administratorHandlers: Handlers<typeof administratorRoutes> = {
  async list(_, { db, admin, now }) {
    const [administrators, invitations] = await Promise.all([findAdministrators(db), findInvitations(db, now)]);
    return { administrators: administrators.map((row) => ({ ...row, isSelf: row.id === admin.id })), invitations };
  },

  async update({ params: { id }, body: { isActive }, afterAnswer }, { db, admin, now }) {
    // Refused, because somebody must always have access.
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    const detail = await setActive(db, { id }, isActive);
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: isActive ? 'switched-on' : 'switched-off', by: admin, detail }, now))());
  },

  async remove({ params: { id }, afterAnswer }, { db, admin, now }) {
    if (id === admin.id) throw new HttpError(409, administratorAnswers.notOneself);
    const detail = await deleteHelper(db, id);
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: 'deleted', by: admin, detail }, now))());
  },

  async handOver({ params: { id }, afterAnswer }, { db, admin, now }) {
    const detail = await makeOwner(db, { id });
    if (!detail) throw new HttpError(404, administratorAnswers.gone);
    afterAnswer((await noteAccess(db, { kind: 'owner', by: admin, detail }, now))());
  },

  async invite({ body: { email }, afterAnswer }, { db, admin, now }) {
    const limit = { limit: INVITATIONS_PER_HOUR, windowMs: HOUR_MS, now };
    await limitCalls(db, { what: 'invitations', adminId: admin.id, ...limit }, () => administratorAnswers.tooMany);
    if (await hasAccount(db, email)) throw fieldError('email', administratorErrors.hasAccess);
    const token = await invite(db, { email, invitedBy: admin.id }, now);
    const tell = await noteAccess(db, { kind: 'invited', by: admin, detail: email }, now);
    const { company, owner } = business;
    const words = { ...texts, subject: texts.subject(company), body: texts.body(owner, company) };
    // Awaited, because the answer tells the owner why the mail failed.
    const failed = await sendLink({ email, path: INVITATION_PATH, token, words }, now);
    afterAnswer(tell());
    return new Reply(201, { token, trouble: failed?.trouble ?? null });
  },

  async withdraw({ params }, { db }) {
    if (!(await withdrawInvitation(db, params.id))) throw new HttpError(404, administratorAnswers.invitationGone);
  },
};
