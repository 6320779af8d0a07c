import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '#config/limits.ts';
import { newPassword } from '#domain/people/guessable-password.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { line, secret } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { invitationErrors, loginErrors } from './texts.ts';

/** Whether the session renews itself on this device. Forms omit unchecked boxes. */
export const remember = z.optional(z.literal('on', textErrors.onOrOff));

/** A code of the recovery sheet, however it is typed. Forms without the field omit it. */
const code = z.optional(line(50));

/** The fields of the login (Spec §5). Does not trim the password, because it may end in a space. */
export const credentials = z.object(
  {
    username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }),
    password: secret(PASSWORD_MAX_CHARS, { missing: loginErrors.passwordMissing }),
    remember,
    code,
  },
  loginErrors.notAForm,
);

export const proof = z.object({
  password: secret(PASSWORD_MAX_CHARS, { missing: loginErrors.passwordMissing }),
});

const TOKEN_MAX_CHARS = 100;

export const newAccount = z.object({
  username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }),
  password: newPassword(invitationErrors.tooShort),
});

/** The administrator as the client sees it (Spec §3). `lastLogin`: the login before this one, ISO 8601 in UTC. */
export const adminUser = z.object({
  username: z.string(),
  isActive: z.boolean(),
  lastLogin: z.nullable(moment),
});
export type AdminUser = z.infer<typeof adminUser>;

export const resetWish = z.object({ username: line(EMAIL_MAX_CHARS, { missing: loginErrors.wishMissing }) });

export const resetPassword = z.extend(z.pick(newAccount, { password: true }), { code });

export const sessionRoutes = {
  user: defineRoute('GET', '/api/admin/user', 'admin', { answers: { 200: adminUser } }),
  login: defineRoute('POST', '/api/admin/login', 'public', { body: credentials, answers: { 200: adminUser } }),
  /** Proves by password who is logged in, for routes with `needsProof`. */
  prove: defineRoute('POST', '/api/admin/proof', 'admin', {
    body: proof,
  }),
  accept: defineRoute('POST', '/api/admin/invitation', 'public', {
    body: z.extend(newAccount, { token: line(TOKEN_MAX_CHARS) }),
    answers: { 200: adminUser },
  }),
  /** Public, because it must work after the session has expired. */
  logout: defineRoute('POST', '/api/admin/logout', 'public', {}),
};

/** Links of mails. Their tokens come by POST, because mail scanners open links. */
export const linkRoutes = {
  /** Mails a link if the administrator exists. The answer is the same for every name. */
  ask: defineRoute('POST', '/api/admin/password-reset', 'public', { body: resetWish }),
  set: defineRoute('POST', '/api/admin/password-reset/password', 'public', {
    body: z.extend(resetPassword, { token: line(TOKEN_MAX_CHARS) }),
  }),
  /** Confirms a new mail address, also on a device that is not logged in. */
  confirm: defineRoute('POST', '/api/admin/new-address', 'public', {
    body: z.object({ token: line(TOKEN_MAX_CHARS) }),
    answers: { 200: z.object({ email: z.string() }) },
  }),
};
