import * as z from 'zod/mini';
import { CONTACT_BODY_MAX_BYTES, MESSAGE_MAX_CHARS, NAME_MAX_CHARS, PHONE_MAX_CHARS } from '#config/limits.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import { email, line, lines } from '#shared/api/text-fields.ts';
import { textErrors } from '#shared/api/texts.ts';
import { contactErrors } from './texts.ts';

const isLeftOut = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** An empty field of a form, and a null of a program, are a field that was left out. */
const optionalField = <Out, In>(schema: z.ZodMiniType<Out, In>) => {
  const dropEmpty = z.transform((value: unknown) => (isLeftOut(value) ? undefined : value));
  // zod's types do not follow a generic schema through a transform; the two lines above and below do.
  return z.optional(z.pipe(dropEmpty, z.optional(schema) as unknown as z.ZodMiniType<Out | undefined, unknown>));
};

/** What a visitor sends (Spec §5, §7). The sentences are shown under the fields. */
export const contactRequest = z.object(
  {
    name: line(NAME_MAX_CHARS, { missing: contactErrors.nameMissing, tooLong: contactErrors.nameTooLong }),
    email: email(contactErrors.emailInvalid),
    phone: optionalField(line(PHONE_MAX_CHARS, { tooLong: contactErrors.phoneTooLong })),
    service: optionalField(z.enum(SERVICE_KINDS, contactErrors.serviceUnknown)),
    message: optionalField(lines(MESSAGE_MAX_CHARS, { tooLong: contactErrors.messageTooLong })),
    /** Honeypot: people don't see it, so whoever fills it in is a robot. */
    subject: optionalField(lines(CONTACT_BODY_MAX_BYTES)),
    /** Milliseconds from the page's opening to the sending; absent without JavaScript. */
    filledInMs: optionalField(z.coerce.number(textErrors.notText)),
  },
  contactErrors.notAForm,
);
export type ContactRequest = z.infer<typeof contactRequest>;

/** The header that carries the form's key: the same key is stored once, however often it arrives. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export const contactReceipt = z.object({ id: z.uuid(), message: z.string() });

/** A stored request as the owner's screens show it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactSubmission = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  service: z.optional(z.enum(SERVICE_KINDS)),
  message: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** Since when it is marked as a deal; beyond Spec §3, and only there when it is. */
  dealAt: z.optional(z.iso.datetime()),
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

export const contactPage = z.object({
  submissions: z.array(contactSubmission),
  total: z.int(),
  /** How many came later than `until`: there when it was asked for, and not counted in `total`. */
  newer: z.optional(z.int()),
});
export type ContactPage = z.infer<typeof contactPage>;

/** The figures of the inbox. A request without a service counts as 'sonstiges' (Spec §2). */
export const contactStats = z.object({
  total: z.int(),
  /** Arrived today, by the calendar of Europe/Berlin. */
  today: z.int(),
  withPhone: z.int(),
  perService: z.record(z.enum(SERVICE_KINDS), z.int()),
});
export type ContactStats = z.infer<typeof contactStats>;

/** A request that honeypot or filling time caught, with the reason. */
export const contactSuspect = z.extend(z.omit(contactSubmission, { dealAt: true }), {
  reason: z.enum(['honeypot', 'too-fast']),
});
export type ContactSuspect = z.infer<typeof contactSuspect>;

const wholeNumber = z.coerce
  .number(contactErrors.notAPage)
  .check(z.int(contactErrors.notAPage), z.minimum(1, contactErrors.notAPage));
const byId = z.object({ id: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const contactRoutes = {
  send: defineRoute({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    body: contactRequest,
    answer: contactReceipt,
    maxBodyBytes: CONTACT_BODY_MAX_BYTES,
  }),
  /**
   * A page of the list, or with `all=true` the whole as a plain array (ruling 14). Newest first. `until` leaves out
   * what came after that moment, so that what is on a page stays there while new requests arrive.
   */
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/contact',
    access: 'admin',
    query: z.object({
      page: z.optional(wholeNumber),
      limit: z.optional(wholeNumber.check(z.maximum(100, contactErrors.notAPage))),
      all: z.optional(z.enum(['true', 'false'], contactErrors.notYesOrNo)),
      until: z.optional(z.iso.datetime(contactErrors.notAMoment)),
    }),
    answer: z.union([z.array(contactSubmission), contactPage]),
  }),
  stats: defineRoute({ method: 'GET', path: '/api/admin/contact-stats', access: 'admin', answer: contactStats }),
  /** Changes with every change of the inbox: who has the whole list asks for this before loading megabytes again. */
  version: defineRoute({
    method: 'GET',
    path: '/api/admin/contact-version',
    access: 'admin',
    answer: z.object({ version: z.string() }),
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/admin/contact/:id',
    access: 'admin',
    params: byId,
    answer: done,
  }),
  /** How many requests stand before this one in the whole list, newest first. */
  place: defineRoute({
    method: 'GET',
    path: '/api/admin/contact/:id',
    access: 'admin',
    params: byId,
    answer: z.object({ before: z.int() }),
  }),
  /** Marks a request as a deal, or takes the mark away: what became a deal is kept longer (Spec §9). */
  markDeal: defineRoute({
    method: 'PUT',
    path: '/api/admin/contact/:id/deal',
    access: 'admin',
    params: byId,
    body: z.object({ isDeal: z.boolean(contactErrors.notYesOrNo) }),
    answer: done,
  }),
  suspects: defineRoute({
    method: 'GET',
    path: '/api/admin/contact-suspects',
    access: 'admin',
    answer: z.array(contactSuspect),
  }),
  /** Moves a suspect into the inbox, and says under which id it is there. */
  accept: defineRoute({
    method: 'POST',
    path: '/api/admin/contact-suspects/:id/accept',
    access: 'admin',
    params: byId,
    answer: z.extend(done, { id: z.uuid() }),
  }),
  removeSuspect: defineRoute({
    method: 'DELETE',
    path: '/api/admin/contact-suspects/:id',
    access: 'admin',
    params: byId,
    answer: done,
  }),
};
