import * as z from 'zod/mini';
import { finishedJob } from '#domain/requests/shapes.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { turnoverErrors } from './turnover-texts.ts';

export const turnoverRoutes = {
  turnover: defineRoute('GET', '/api/admin/turnover', 'admin', {
    query: z.object({
      month: z.string(turnoverErrors.month).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, turnoverErrors.month)),
    }),
    answers: { 200: z.object({ month: z.string(), jobs: z.array(finishedJob) }) },
  }),
};
