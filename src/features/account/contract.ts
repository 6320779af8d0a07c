import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS, USERNAME_MAX_CHARS } from '#config/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { accountErrors } from './texts.ts';

const trimmedLine = (maxChars: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(maxChars, accountErrors.tooLong));

/** The owner's name for the login and the address that messages go to. */
export const account = z.object({
  username: trimmedLine(USERNAME_MAX_CHARS, accountErrors.usernameMissing),
  email: trimmedLine(EMAIL_MAX_CHARS, accountErrors.emailInvalid).check(z.email(accountErrors.emailInvalid)),
});
export type Account = z.infer<typeof account>;

const existingPassword = z
  .string(accountErrors.currentMissing)
  .check(z.minLength(1, accountErrors.currentMissing), z.maxLength(PASSWORD_MAX_CHARS, accountErrors.tooLong));

/** A new password needs the old one, and length instead of rules about characters (NIST SP 800-63B). */
export const passwordChange = z.object({
  currentPassword: existingPassword,
  newPassword: z
    .string(accountErrors.newTooShort)
    .check(
      z.minLength(PASSWORD_MIN_CHARS, accountErrors.newTooShort),
      z.maxLength(PASSWORD_MAX_CHARS, accountErrors.tooLong),
    ),
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** A browser that is logged in. Times are ISO 8601 in UTC. */
export const activeSession = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The browser in words, as far as it says. */
  device: z.string(),
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

const done = z.object({ ok: z.literal(true) });

export const accountRoutes = {
  show: defineRoute({ method: 'GET', path: '/api/admin/account', access: 'admin', answer: account }),
  update: defineRoute({ method: 'PUT', path: '/api/admin/account', access: 'admin', body: account, answer: account }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/admin/account/password',
    access: 'admin',
    body: passwordChange,
    answer: done,
  }),
  sessions: defineRoute({
    method: 'GET',
    path: '/api/admin/sessions',
    access: 'admin',
    answer: z.array(activeSession),
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    answer: done,
  }),
};
