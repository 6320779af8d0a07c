import * as z from 'zod/mini';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';
import { email } from '#shared/api/text-fields.ts';
import { administratorErrors } from './texts.ts';

/** Who has access, and who is invited. Times are ISO 8601 in UTC. */
export const administrator = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  /** The one who hands out access. */
  isOwner: z.boolean(),
  lastLogin: z.nullable(moment),
  /** Who asks. */
  isSelf: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

export const invitation = z.object({ id: z.uuid(), email: z.string(), expiresAt: moment });
export type Invitation = z.infer<typeof invitation>;

/** Whom to invite. */
export const invitee = z.object({ email: email(administratorErrors.email) });
export type Invitee = z.infer<typeof invitee>;

/** An invitation that was made; the token is known only now. `trouble`: why its mail did not go out. */
const made = z.object({ token: z.string(), trouble: z.nullable(z.enum(MAIL_TROUBLES)) });

const byId = z.object({ id: z.uuid() });

export const administratorRoutes = {
  list: defineRoute('GET', '/api/admin/administrators', 'owner', {
    answers: { 200: z.object({ administrators: z.array(administrator), invitations: z.array(invitation) }) },
  }),
  /** Switches an access off, which ends all its sessions, or on again. */
  update: defineRoute('PUT', '/api/admin/administrators/:id', 'owner', {
    needsProof: true,
    params: byId,
    body: z.object({ isActive: z.boolean(administratorErrors.onOrOff) }),
  }),
  /** Deletes a helper with all access. */
  remove: defineRoute('DELETE', '/api/admin/administrators/:id', 'owner', { needsProof: true, params: byId }),
  /** Makes a helper the owner; who asks becomes a helper. */
  handOver: defineRoute('POST', '/api/admin/administrators/:id/owner', 'owner', { needsProof: true, params: byId }),
  invite: defineRoute('POST', '/api/admin/invitations', 'owner', {
    needsProof: true,
    body: invitee,
    answers: { 201: made },
  }),
  withdraw: defineRoute('DELETE', '/api/admin/invitations/:id', 'owner', { params: byId }),
};
