import * as z from 'zod/mini';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { told } from '#shared/api/field-meta.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { email } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { administratorErrors, administratorTexts as texts } from './texts.ts';

export const administrator = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isOwner: z.boolean(),
  getsMails: z.boolean(),
  lastLogin: z.nullable(moment),
  isSelf: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

export const invitation = z.object({ id: z.uuid(), email: z.string(), expiresAt: moment });
export type Invitation = z.infer<typeof invitation>;

export const invitee = z.object({
  email: told(email(administratorErrors.email), { label: texts.email, input: { type: 'email' } }),
});
export type Invitee = z.infer<typeof invitee>;

/** A new invitation. Later answers lack the token. `trouble` says why its mail failed. */
const made = z.object({ token: z.string(), trouble: z.nullable(z.enum(MAIL_TROUBLES)) });

const byId = z.object({ id: z.uuid() });

export const administratorRoutes = {
  list: defineRoute('GET', '/api/admin/administrators', 'owner', {
    answers: { 200: z.object({ administrators: z.array(administrator), invitations: z.array(invitation) }) },
  }),
  /** Deactivating ends all access. */
  update: defineRoute('PUT', '/api/admin/administrators/:id', 'owner', {
    needsProof: true,
    params: byId,
    body: z.object({
      isActive: z.optional(z.boolean(textErrors.onOrOff)),
      getsMails: z.optional(z.boolean(textErrors.onOrOff)),
    }),
  }),
  remove: defineRoute('DELETE', '/api/admin/administrators/:id', 'owner', { needsProof: true, params: byId }),
  handOver: defineRoute('POST', '/api/admin/administrators/:id/owner', 'owner', { needsProof: true, params: byId }),
  invite: defineRoute('POST', '/api/admin/invitations', 'owner', {
    needsProof: true,
    body: invitee,
    answers: { 201: made },
  }),
  withdraw: defineRoute('DELETE', '/api/admin/invitations/:id', 'owner', { params: byId }),
};
