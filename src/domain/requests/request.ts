import * as z from 'zod/mini';
import { CONTACT_BODY_MAX_BYTES, NAME_MAX_CHARS, PHOTOS_PER_REQUEST } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { email, line, lines, phone, trimmed } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { MESSAGE_MAX_CHARS, PHONE_MAX_CHARS, PLACE_MAX_CHARS } from './limits.ts';
import { requestErrors } from './texts.ts';

const isLeftOut = (value: unknown) => value === null || (typeof value === 'string' && trimmed(value) === '');

/** Treats an empty field of a form, and null, as absent. */
const optionalField = <Out, In>(schema: z.ZodMiniType<Out, In>) => {
  const dropEmpty = z.transform((value: unknown) => (isLeftOut(value) ? undefined : value));
  // A cast, because zod's types do not follow a generic schema through a transform.
  return z.optional(z.pipe(dropEmpty, z.optional(schema) as unknown as z.ZodMiniType<Out | undefined, unknown>));
};

/** Five digits ('55218', 'D-55 218'), or letters. */
const PLACE = /^(D\s*-\s*)?(\d\s*){5}$|\p{L}{2}/iu;

const { notANumber } = requestErrors;

/** A visitor's request (Spec §5, §7). Its errors are shown under the fields. */
export const visitorRequest = z.object(
  {
    name: line(NAME_MAX_CHARS, { missing: requestErrors.nameMissing, tooLong: requestErrors.nameTooLong }),
    email: email(requestErrors.emailInvalid),
    phone: optionalField(phone(PHONE_MAX_CHARS, { tooLong: requestErrors.phoneTooLong })),
    service: optionalField(z.enum(SERVICE_KINDS, requestErrors.choiceUnknown)),
    place: optionalField(
      line(PLACE_MAX_CHARS, { tooLong: requestErrors.placeTooLong }).check(z.regex(PLACE, requestErrors.placeUnknown)),
    ),
    message: optionalField(lines(MESSAGE_MAX_CHARS, { tooLong: requestErrors.messageTooLong })),
    /** The honeypot: hidden from people, filled by robots. */
    subject: optionalField(lines(CONTACT_BODY_MAX_BYTES)),
    photos: optionalField(z.int(notANumber).check(z.minimum(0, notANumber), z.maximum(PHOTOS_PER_REQUEST, notANumber))),
    /** Milliseconds from the page's opening to the sending; absent without JavaScript. */
    filledInMs: optionalField(z.coerce.number(textErrors.notText)),
  },
  requestErrors.notAForm,
);
export type VisitorRequest = z.infer<typeof visitorRequest>;
/** The schema's fields. Each needs an entry in fields.ts, whose RequestField is the type for other code. */
export type SchemaField = Exclude<keyof VisitorRequest, 'subject' | 'photos' | 'filledInMs'>;
