import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '#config/limits.ts';
import { newPassword } from '#domain/people/guessable-password.ts';
import { newPasswordHint } from '#domain/people/password-texts.ts';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { told, USERNAME } from '#shared/api/field-meta.ts';
import { email, line, secret } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { accountErrors, accountFields as texts } from './field-texts.ts';

export const account = z.object({
  username: told(line(USERNAME_MAX_CHARS, { missing: accountErrors.usernameMissing }), {
    label: texts.username,
    input: USERNAME,
  }),
  email: told(email(accountErrors.emailInvalid), {
    label: texts.email,
    input: { type: 'email', autoComplete: 'email' },
  }),
});
export type Account = z.infer<typeof account>;

const ownAccount = z.extend(account, {
  isOwner: z.boolean(),
  keys: z.number(),
  codesLeft: z.number(),
  /** A new address whose link was not opened yet. */
  waiting: z.nullable(z.string()),
});

export const activeSession = z.object({
  id: z.uuid(),
  createdAt: moment,
  /** 'Firefox auf Windows', as far as the user agent tells. */
  device: z.string(),
  isCurrent: z.boolean(),
  lastActiveAt: z.nullable(moment),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const securityLine = z.object({
  id: z.uuid(),
  at: moment,
  what: z.string(),
  device: z.nullable(z.string()),
});
export type SecurityLine = z.infer<typeof securityLine>;

export const accountRoutes = {
  show: defineRoute('GET', '/api/admin/account', 'admin', { answers: { 200: ownAccount } }),
  /** Answers what is stored: a new address is not, until it is confirmed. */
  update: defineRoute('PUT', '/api/admin/account', 'admin', {
    needsProof: true,
    body: account,
    answers: { 200: account },
  }),
  changePassword: defineRoute('POST', '/api/admin/account/password', 'admin', {
    body: z.object({
      currentPassword: told(secret(PASSWORD_MAX_CHARS, { missing: accountErrors.currentMissing }), {
        label: texts.currentPassword,
        as: 'password',
      }),
      newPassword: told(newPassword(accountErrors.newTooShort), {
        label: texts.newPassword,
        hint: newPasswordHint,
        as: 'new-password',
      }),
      /** After an intruder: whether all that opens the account ends, this session too. */
      everything: told(z.optional(z.literal('on', textErrors.onOrOff)), {
        label: texts.intruder,
        as: 'switch',
      }),
    }),
  }),
  /** Makes a recovery sheet in place of the earlier one. No other answer has its codes. */
  makeCodes: defineRoute('POST', '/api/admin/recovery-codes', 'admin', {
    needsProof: true,
    answers: { 201: z.object({ codes: z.array(z.string()) }) },
  }),
  sessions: defineRoute('GET', '/api/admin/sessions', 'admin', { answers: { 200: z.array(activeSession) } }),
  endSession: defineRoute('DELETE', '/api/admin/sessions/:id', 'admin', {
    params: z.object({ id: z.uuid() }),
  }),
  /** Ends all other access of the administrator, and the recovery sheet. Proven, because it leaves the password alone. */
  endOthers: defineRoute('DELETE', '/api/admin/sessions', 'admin', { needsProof: true }),
  /** Newest first. */
  log: defineRoute('GET', '/api/admin/security-log', 'owner', { answers: { 200: z.array(securityLine) } }),
};
