import * as z from 'zod/mini';
import { ANALYTICS_PERIODS_DAYS } from '#config/limits.ts';
import { analyticsEntry, analyticsSummary } from '#domain/visits/shapes.ts';
import { analyticsErrors as errors } from '#domain/visits/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';

const period = z.object({
  days: z.optional(z.pipe(z.coerce.number(errors.notAPeriod), z.literal(ANALYTICS_PERIODS_DAYS, errors.notAPeriod))),
});

export const analyticsRoutes = {
  /** The newest views of the period, at most 500 (ruling 15). */
  entries: defineRoute('GET', '/api/admin/analytics', 'admin', {
    query: period,
    answers: { 200: z.array(analyticsEntry) },
  }),
  /** The sums of a period, which is today and the days before it in Germany. */
  summary: defineRoute('GET', '/api/admin/analytics/summary', 'admin', {
    query: period,
    answers: { 200: analyticsSummary },
  }),
};
