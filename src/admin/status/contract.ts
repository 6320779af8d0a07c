import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

/** The time of the database query, ISO 8601 in UTC: now for the owner, up to HEALTH_KNOWN_MS ago for others. */
const checkedAt = z.iso.datetime();

export const healthRoutes = {
  health: defineRoute('GET', '/api/health', 'public', {
    answers: {
      200: z.object({ status: z.literal('ok'), database: z.literal('ok'), checkedAt }),
      503: z.object({ status: z.literal('error'), database: z.literal('unreachable'), checkedAt }),
    },
  }),
};

export const cleanUpStatus = z.object({
  /** Whether the functions' database role may change tables, and not only rows. */
  mayChangeTables: z.boolean(),
  /** False if a job failed, or the clean-up is late. */
  isWell: z.boolean(),
  /** The time of the last complete run or of a job's first failure, ISO 8601 in UTC; null before the first run. */
  since: z.nullable(z.iso.datetime()),
});
export type CleanUpStatus = z.infer<typeof cleanUpStatus>;

export const cleanUpRoutes = {
  status: defineRoute('GET', '/api/admin/clean-up', 'admin', { answers: { 200: cleanUpStatus } }),
};
