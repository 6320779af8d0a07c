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

/** Whether everything is deleted whose time is over. */
export const cleanUpStatus = z.object({
  /** False when a job was not done, or the clean-up has not come for too long. */
  isWell: z.boolean(),
  /** When all of it was done last, or since when it is not done; null while it never ran. ISO 8601 in UTC. */
  since: z.nullable(z.iso.datetime()),
});
export type CleanUpStatus = z.infer<typeof cleanUpStatus>;

export const cleanUpRoutes = {
  status: defineRoute('GET', '/api/admin/clean-up', 'admin', { answers: { 200: cleanUpStatus } }),
};
