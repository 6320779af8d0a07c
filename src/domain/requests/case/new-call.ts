import * as z from 'zod/mini';
import { contactRequest } from '../request.ts';
import { contactErrors } from '../texts.ts';

/** A call: the form's fields and rules without an e-mail address. */
export const newCall = z.extend(z.omit(contactRequest, { email: true, subject: true, filledInMs: true }), {
  /** Set if the caller waits for an answer and the reply clock runs. */
  callBack: z.optional(z.literal('yes', contactErrors.notYesOrNo)),
  /** Made with the empty form, because a call sent twice must be stored once. */
  key: z.uuid(contactErrors.notAForm),
});
export type NewCall = z.infer<typeof newCall>;
