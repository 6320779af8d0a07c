import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const healthRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    answer: z.object({ status: z.enum(['ok', 'error']), database: z.enum(['ok', 'unreachable']) }),
  }),
};
