import * as z from 'zod/mini';
import { NAME_MAX_CHARS } from '#config/limits.ts';
import { email, line } from '#shared/api/text-fields.ts';
import { entryOf, type RequestField, shownValue } from '../fields.ts';
import { visitorRequest } from '../request.ts';
import { requestErrors } from '../texts.ts';
import { historyTexts } from './history-texts.ts';

export const CORRECTED = ['name', 'phone', 'email', 'place'] as const satisfies RequestField[];
type Corrected = (typeof CORRECTED)[number];
const picked = Object.fromEntries(CORRECTED.map((field) => [field, true])) as Record<Corrected, true>;

/** A correction by the form's rules, except that a call may have no e-mail address. */
export const correction = z.object(
  {
    ...z.pick(visitorRequest, picked).shape,
    email: z.union([z.literal(''), email(requestErrors.emailInvalid)], requestErrors.emailInvalid),
  },
  requestErrors.notAForm,
);
export type Correction = z.infer<typeof correction>;

type Values = { [F in Corrected]?: string | null | undefined };
const shown = (field: Corrected, values: Values) => shownValue(field, values[field] || '–');

export const changesOf = (before: Values, next: Values) =>
  CORRECTED.filter((field) => field in next && (before[field] ?? '') !== (next[field] ?? '')).map((field) => ({
    field,
    value: next[field] ?? null,
    words: historyTexts.change(entryOf(field).label, shown(field, next), shown(field, before)),
  }));

/** A call: the form's fields and rules without an e-mail address. A name, a number or a note is enough. */
export const newCall = z
  .extend(z.omit(visitorRequest, { email: true, subject: true, photos: true, filledInMs: true }), {
    name: line(NAME_MAX_CHARS, { tooLong: requestErrors.nameTooLong }),
    /** Set if the caller waits for an answer and the reply clock runs. */
    callBack: z.optional(z.literal('yes', requestErrors.notYesOrNo)),
    /** The customer that was chosen as the caller; otherwise number and surname find one. */
    customer: z.catch(z.optional(z.uuid()), undefined),
    /** The idempotency key of the empty form, because a call sent twice must be stored once. */
    key: z.uuid(requestErrors.notAForm),
  })
  .check(
    z.refine(({ name, phone, message }) => name || phone || message, {
      path: ['phone'],
      error: requestErrors.callEmpty,
    }),
  );
export type NewCall = z.infer<typeof newCall>;
