import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { line } from '#shared/api/text-fields.ts';
import { personErrors as errors } from './texts.ts';

/** An address, a name, or a number with its area code, which the server checks. */
const EMAIL_PHONE_OR_NAME = /@|\p{L}{2}|^[+0(][\d\s()/.-]{5,}$/u;

/** The wanted person. Sent in the body, because URLs end up in logs. */
export const personWanted = z.object({
  person: line(EMAIL_MAX_CHARS, { missing: errors.person }).check(z.regex(EMAIL_PHONE_OR_NAME, errors.person)),
});
export type PersonWanted = z.infer<typeof personWanted>;

export const personRecord = z.object({
  id: z.uuid(),
  kind: z.enum(['request', 'suspect', 'call', 'customer']),
  at: z.iso.datetime(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
  /** Their ids; the files are saved one by one. */
  photos: z.array(z.uuid()),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** GDPR Art. 15, 17, 20. */
export const personDataRoutes = {
  find: defineRoute('POST', '/api/admin/person-data', 'owner', {
    needsProof: true,
    body: personWanted,
    answers: { 200: z.object({ records: z.array(personRecord) }) },
  }),
  erase: defineRoute('POST', '/api/admin/person-data/erase', 'owner', {
    needsProof: true,
    body: personWanted,
    answers: { 200: z.object({ erased: z.int() }) },
  }),
};
