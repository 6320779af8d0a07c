import * as z from 'zod/mini';
import { defineRoute, moment } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { ADDRESS_USES } from '#shared/stored-words.ts';

const byId = z.object({ id: z.uuid() });
/** A mail address whose link was not opened yet. */
const newAddress = z.object({ id: z.uuid(), use: z.enum(ADDRESS_USES), email: z.string(), expiresAt: moment });
export type NewAddress = z.infer<typeof newAddress>;

/** The new mail addresses that an administrator wishes. Setting them is the business of 'account' and 'notifications'. */
export const addressRoutes = {
  list: defineRoute('GET', '/api/admin/new-addresses', 'admin', { answers: { 200: z.array(newAddress) } }),
  /** Mails a new link instead of the earlier one. */
  sendAgain: defineRoute('POST', '/api/admin/new-addresses/:id', 'admin', { needsProof: true, params: byId }),
  withdraw: defineRoute('DELETE', '/api/admin/new-addresses/:id', 'admin', { params: byId }),
  /** Spends the link's token, also on a device that is not logged in. By POST, because mail scanners open links. */
  confirm: defineRoute('POST', '/api/admin/new-address', 'public', {
    body: z.object({ token: line(100) }),
    answers: { 200: z.object({ email: z.string() }) },
  }),
};
