import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/define-route.ts';

export const weeklyReportRoutes = {
  /** The last whole week in plain sentences, the same as in the mail of Monday. */
  show: defineRoute('GET', '/api/admin/weekly-report', 'admin', {
    answers: { 200: z.object({ sentences: z.array(z.string()) }) },
  }),
};
