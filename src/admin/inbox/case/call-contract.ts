import * as z from 'zod/mini';
import { contactErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { contactRequest } from '#site/request-form/contract.ts';

/** What the owner writes down of a call: the same fields, and rules, as in the form; an e-mail address is no part of a call. */
export const newCall = z.extend(z.omit(contactRequest, { email: true, subject: true, filledInMs: true }), {
  /** There when nobody has been answered yet: the reply clock runs. */
  callBack: z.optional(z.literal('yes', contactErrors.notYesOrNo)),
  /** Made with the empty form: one that is sent twice is one call. */
  key: z.uuid(contactErrors.notAForm),
});
export type NewCall = z.infer<typeof newCall>;

/** Apart from the other routes: the rules of the form come to the owner with the empty form alone. */
export const callRoutes = {
  /** Puts a call into the inbox, and gives the id of the request that it is there. */
  enterCall: defineRoute('POST', '/api/admin/contact', 'admin', {
    body: newCall,
    answers: { 201: z.object({ id: z.uuid() }) },
  }),
};
