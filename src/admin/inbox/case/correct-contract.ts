import * as z from 'zod/mini';
import { correction } from '#domain/requests/case/correction.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** Apart from the other routes, because the form's rules load with the form only. */
export const correctRoutes = {
  /** Corrects a request's data and returns the number of the entry that names the old ones. */
  correct: defineRoute('PUT', '/api/admin/contact/:id', 'admin', {
    params: z.object({ id: z.uuid() }),
    body: correction,
    answers: { 200: z.object({ number: z.int() }) },
  }),
};
