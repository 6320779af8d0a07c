import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const calendarRoutes = {
  feed: defineRoute('GET', '/api/calendar/:file', 'public', {
    params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
    answers: { 200: z.string() },
  }),
  address: defineRoute('GET', '/api/admin/calendar', 'admin', {
    answers: {
      200: z.nullable(z.object({ madeAt: z.iso.datetime(), readAt: z.nullable(z.iso.datetime()) })),
    },
  }),
  /** Makes an address and revokes the previous one. Only this answer has the token. */
  makeAddress: defineRoute('POST', '/api/admin/calendar', 'admin', {
    needsProof: true,
    answers: { 201: z.object({ token: z.string() }) },
  }),
  revokeAddress: defineRoute('DELETE', '/api/admin/calendar', 'admin', {}),
};
