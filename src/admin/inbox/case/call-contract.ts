import * as z from 'zod/mini';
import { newCall } from '#domain/requests/case/new-call.ts';
import { defineRoute } from '#shared/api/define-route.ts';

/** Apart from the other routes: the rules of the form come to the owner with the empty form alone. */
export const callRoutes = {
  /** Puts a call into the inbox, and gives the id of the request that it is there. */
  enterCall: defineRoute('POST', '/api/admin/contact', 'admin', {
    body: newCall,
    answers: { 201: z.object({ id: z.uuid() }) },
  }),
};
