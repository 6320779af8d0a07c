import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const weeklyReportRoutes = {
  /** The last whole week in the sentences of Monday's mail. */
  show: defineRoute('GET', '/api/admin/weekly-report', 'admin', {
    answers: { 200: z.object({ sentences: z.array(z.string()) }) },
  }),
};
