import * as z from 'zod/mini';
import { USERNAME_MAX_CHARS } from '#config/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { newAccount, TOKEN_MAX_CHARS } from './contract.ts';
import { loginErrors } from './texts.ts';

/** Whose password is forgotten. */
export const resetWish = z.object({ username: line(USERNAME_MAX_CHARS, { missing: loginErrors.usernameMissing }) });
export type ResetWish = z.infer<typeof resetWish>;

/** What is set instead. */
export const resetPassword = z.pick(newAccount, { password: true });
export type ResetPassword = z.infer<typeof resetPassword>;

export const resetRoutes = {
  /** Mails a link, if there is such an administrator; the answer is the same for every name. */
  ask: defineRoute('POST', '/api/admin/password-reset', 'public', { body: resetWish }),
  /** Spends the link's token: by POST alone, because mail scanners open links. */
  set: defineRoute('POST', '/api/admin/password-reset/password', 'public', {
    body: z.extend(resetPassword, { token: line(TOKEN_MAX_CHARS) }),
  }),
};
