import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '#config/limits.ts';
import { newPassword } from '#domain/people/guessable-password.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { line, secret } from '#shared/api/text-fields.ts';
import { invitationErrors, loginErrors } from './texts.ts';

/** Spec §5. A password is not trimmed: it may end in a space. */
export const credentials = z.object(
  {
    username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }),
    password: secret(PASSWORD_MAX_CHARS, { missing: loginErrors.passwordMissing }),
    /** The session renews itself on this device; a box without its tick is not sent. */
    remember: z.optional(z.literal('on', loginErrors.remember)),
  },
  loginErrors.notAForm,
);
export type Credentials = z.infer<typeof credentials>;

/** The own password once more. */
export const proof = z.object({
  password: secret(PASSWORD_MAX_CHARS, { missing: loginErrors.passwordMissing }),
});

/** More than a token has. */
export const TOKEN_MAX_CHARS = 100;

/** What somebody who was invited chooses. */
export const newAccount = z.object({
  username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }),
  password: newPassword(invitationErrors.tooShort),
});
export type NewAccount = z.infer<typeof newAccount>;

/** The administrator as the client sees it (Spec §3). `lastLogin`: the login before this one, ISO 8601 in UTC. */
export const adminUser = z.object({
  username: z.string(),
  isActive: z.boolean(),
  lastLogin: z.nullable(moment),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Whose password is forgotten. */
export const resetWish = z.object({ username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }) });
export type ResetWish = z.infer<typeof resetWish>;

/** What is set instead. */
export const resetPassword = z.pick(newAccount, { password: true });
export type ResetPassword = z.infer<typeof resetPassword>;

export const sessionRoutes = {
  user: defineRoute('GET', '/api/admin/user', 'admin', { answers: { 200: adminUser } }),
  login: defineRoute('POST', '/api/admin/login', 'public', { body: credentials, answers: { 200: adminUser } }),
  /** Proves who is logged in, for routes with `needsProof`. */
  prove: defineRoute('POST', '/api/admin/proof', 'admin', {
    body: proof,
  }),
  /** Makes the account of an invitation, and logs it in. */
  accept: defineRoute('POST', '/api/admin/invitation', 'public', {
    body: z.extend(newAccount, { token: line(TOKEN_MAX_CHARS) }),
    answers: { 200: adminUser },
  }),
  /** Public: leaving works even when the session has run out. */
  logout: defineRoute('POST', '/api/admin/logout', 'public', {}),
};

export const resetRoutes = {
  /** Mails a link, if there is such an administrator; the answer is the same for every name. */
  ask: defineRoute('POST', '/api/admin/password-reset', 'public', { body: resetWish }),
  /** Spends the link's token: by POST alone, because mail scanners open links. */
  set: defineRoute('POST', '/api/admin/password-reset/password', 'public', {
    body: z.extend(resetPassword, { token: line(TOKEN_MAX_CHARS) }),
  }),
};
