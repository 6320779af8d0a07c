import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';

/** A new mail address is wished at 'account' and 'notifications'; this confirms it. */
export const addressRoutes = {
  /** Spends the link's token, also on a device that is not logged in. By POST, because mail scanners open links. */
  confirm: defineRoute('POST', '/api/admin/new-address', 'public', {
    body: z.object({ token: line(100) }),
    answers: { 200: z.object({ email: z.string() }) },
  }),
};
