import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const arrivals = z.object({ waiting: z.int(), areMailsFailing: z.boolean() });
export type Arrivals = z.infer<typeof arrivals>;

export const arrivalRoutes = {
  show: defineRoute('GET', '/api/admin/arrivals', 'admin', { answers: { 200: arrivals } }),
  see: defineRoute('POST', '/api/admin/arrivals/seen', 'admin', {}),
};
