import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

/** What came since the administrator has looked at the inbox. */
export const arrivals = z.object({
  count: z.int(),
  /** The newest of all, whether seen or not; null in an empty inbox. */
  newestId: z.nullable(z.uuid()),
});
export type Arrivals = z.infer<typeof arrivals>;

export const arrivalRoutes = {
  show: defineRoute('GET', '/api/admin/arrivals', 'admin', { answers: { 200: arrivals } }),
  /** The inbox was looked at: nothing in it is new any more. */
  see: defineRoute('POST', '/api/admin/arrivals/seen', 'admin', { answers: { 200: arrivals } }),
};
