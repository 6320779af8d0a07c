import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const healthRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    answer: z.object({
      status: z.enum(['ok', 'error']),
      database: z.enum(['ok', 'unreachable']),
      /** When the database was asked, ISO 8601 in UTC: just now for the owner, for others up to HEALTH_KNOWN_MS ago. */
      checkedAt: z.iso.datetime(),
    }),
  }),
};
