import * as z from 'zod/mini';
import { email } from '#shared/api/text-fields.ts';
import { entryOf } from '../fields.ts';
import { contactRequest } from '../request.ts';
import { contactErrors } from '../texts.ts';
import { historyTexts } from './history-texts.ts';

/** The fields that the owner may correct. */
export const CORRECTED = ['name', 'phone', 'email', 'place'] as const;

/** A correction by the form's rules, except that a call may have no e-mail address. */
export const correction = z.object(
  {
    ...z.pick(contactRequest, { name: true, phone: true, place: true }).shape,
    email: z.union([z.literal(''), email(contactErrors.emailInvalid)], contactErrors.emailInvalid),
  },
  contactErrors.notAForm,
);
export type Correction = z.infer<typeof correction>;

/** Names each changed field with its new and old value; empty without a change. */
export const changesOf = (before: { [F in keyof Correction]?: string | null }, next: Correction): string =>
  CORRECTED.filter((field) => (before[field] ?? '') !== (next[field] ?? ''))
    .map((field) => historyTexts.change(entryOf(field).label, next[field] || '–', before[field] || '–'))
    .join(', ');

/** A call: the form's fields and rules without an e-mail address. */
export const newCall = z.extend(z.omit(contactRequest, { email: true, subject: true, filledInMs: true }), {
  /** Set if the caller waits for an answer and the reply clock runs. */
  callBack: z.optional(z.literal('yes', contactErrors.notYesOrNo)),
  /** The idempotency key of the empty form, because a call sent twice must be stored once. */
  key: z.uuid(contactErrors.notAForm),
});
export type NewCall = z.infer<typeof newCall>;
