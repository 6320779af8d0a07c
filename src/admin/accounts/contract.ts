import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '#config/limits.ts';
import { newPassword } from '#domain/people/guessable-password.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { email, line, secret } from '#shared/api/text-fields.ts';
import { SECURITY_EVENTS } from '#shared/stored-words.ts';
import { accountErrors } from './texts.ts';

/** The owner's name for the login and the address that messages go to. */
export const account = z.object({
  username: line(USERNAME_MAX_CHARS, { missing: accountErrors.usernameMissing }),
  email: email(accountErrors.emailInvalid),
});
export type Account = z.infer<typeof account>;

/** The same with what can't be changed here. */
const ownAccount = z.extend(account, { isOwner: z.boolean() });

/** A new password needs the old one, and length instead of rules about characters (NIST SP 800-63B). */
export const passwordChange = z.object({
  currentPassword: secret(PASSWORD_MAX_CHARS, { missing: accountErrors.currentMissing }),
  newPassword: newPassword(accountErrors.newTooShort),
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** A browser that is logged in. Times are ISO 8601 in UTC. */
export const activeSession = z.object({
  id: z.uuid(),
  createdAt: moment,
  expiresAt: moment,
  /** The browser in words, as far as it says. */
  device: z.string(),
  isCurrent: z.boolean(),
  /** When it was last used; null where that is not known yet. */
  lastActiveAt: z.nullable(moment),
});
export type ActiveSession = z.infer<typeof activeSession>;

/** A line of the security log. */
export const securityLine = z.object({
  id: z.uuid(),
  at: moment,
  kind: z.enum(SECURITY_EVENTS),
  username: z.nullable(z.string()),
  device: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});
export type SecurityLine = z.infer<typeof securityLine>;

export const accountRoutes = {
  show: defineRoute('GET', '/api/admin/account', 'admin', { answers: { 200: ownAccount } }),
  update: defineRoute('PUT', '/api/admin/account', 'admin', {
    needsProof: true,
    body: account,
    answers: { 200: account },
  }),
  changePassword: defineRoute('POST', '/api/admin/account/password', 'admin', {
    body: passwordChange,
  }),
  sessions: defineRoute('GET', '/api/admin/sessions', 'admin', { answers: { 200: z.array(activeSession) } }),
  endSession: defineRoute('DELETE', '/api/admin/sessions/:id', 'admin', {
    params: z.object({ id: z.uuid() }),
  }),
  /** Ends all access but this session's: browsers, calendar address, invitations, devices. */
  endOthers: defineRoute('DELETE', '/api/admin/sessions', 'admin', {}),
  /** What happened to access and data, the newest first. */
  log: defineRoute('GET', '/api/admin/security-log', 'owner', { answers: { 200: z.array(securityLine) } }),
};
