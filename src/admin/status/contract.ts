import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

/** When the database was asked, ISO 8601 in UTC: just now for the owner, for others up to HEALTH_KNOWN_MS ago. */
const checkedAt = z.iso.datetime();

export const healthRoutes = {
  health: defineRoute('GET', '/api/health', 'public', {
    answers: {
      200: z.object({ status: z.literal('ok'), database: z.literal('ok'), checkedAt }),
      503: z.object({ status: z.literal('error'), database: z.literal('unreachable'), checkedAt }),
    },
  }),
};
