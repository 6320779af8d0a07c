import * as z from 'zod/mini';
import { ANALYTICS_BODY_MAX_BYTES } from '#config/limits.ts';
import { INTERACTIONS, pageView } from '#domain/visits/page-view.ts';
import { analyticsErrors as errors } from '#domain/visits/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** `absence`: whether the owner is there, on the answer that comes anyway. */
const accepted = z.object({ ok: z.literal(true), absence: z.optional(z.string()) });

export const pageViewRoutes = {
  track: defineRoute('POST', '/api/analytics', 'public', {
    body: pageView,
    answers: { 202: accepted },
    maxBodyBytes: ANALYTICS_BODY_MAX_BYTES,
  }),
  interaction: defineRoute('POST', '/api/analytics/interaction', 'public', {
    body: z.object({ kind: z.enum(INTERACTIONS, errors.notAnInteraction) }),
    answers: { 202: accepted },
    maxBodyBytes: ANALYTICS_BODY_MAX_BYTES,
  }),
};
