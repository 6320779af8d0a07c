import * as z from 'zod/mini';
import { newCall } from '#domain/requests/case/new-call.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** Apart from the other routes, because the form's rules load with the form only. */
export const callRoutes = {
  /** Enters a call as a request and returns its id. */
  enterCall: defineRoute('POST', '/api/admin/contact', 'admin', {
    body: newCall,
    answers: { 201: z.object({ id: z.uuid() }) },
  }),
};
