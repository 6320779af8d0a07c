import * as z from 'zod/mini';
import { contactRequest } from '../request.ts';
import { contactErrors } from '../texts.ts';

/** What the owner writes down of a call: the same fields, and rules, as in the form; an e-mail address is no part of a call. */
export const newCall = z.extend(z.omit(contactRequest, { email: true, subject: true, filledInMs: true }), {
  /** There when nobody has been answered yet: the reply clock runs. */
  callBack: z.optional(z.literal('yes', contactErrors.notYesOrNo)),
  /** Made with the empty form: one that is sent twice is one call. */
  key: z.uuid(contactErrors.notAForm),
});
export type NewCall = z.infer<typeof newCall>;
