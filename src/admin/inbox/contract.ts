import * as z from 'zod/mini';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { sentMessage } from '#domain/messages/sent-message.ts';
import { entryOf, perField } from '#domain/requests/fields.ts';
import { contactErrors } from '#domain/requests/texts.ts';
import { defineRoute } from '#shared/api/define-route.ts';
import type { ContactField, contactRequest } from '#site/request-form/contract.ts';
import { caseState } from './case/contract.ts';

/**
 * The fields as they were stored. Their types are the request's; what it asked for when it was sent (lengths, forms) is
 * asked of no stored request again, or one day the list would refuse an old one.
 */
const storedFields = perField<Record<ContactField, unknown>>((field) => {
  const { control, isRequired } = entryOf(field);
  const value = control.element === 'select' ? z.enum(Object.keys(control.choices)) : z.string();
  return isRequired ? value : z.optional(value);
}) as unknown as Pick<typeof contactRequest.shape, ContactField>;

/** A stored request as the owner's screens show it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactSubmission = z.object({
  id: z.uuid(),
  ...storedFields,
  createdAt: z.iso.datetime(),
  /** Since when it is marked as a deal; beyond Spec §3, and only there when it is. */
  dealAt: z.optional(z.iso.datetime()),
  /** What was sent about it, while that is known; beyond Spec §3. */
  messages: z.optional(z.array(sentMessage)),
  /** Beyond Spec §3, too: there where the owner wrote it down after a call, which may have no e-mail address. */
  isCall: z.optional(z.literal(true)),
  /** How it stands; a new request has no history. */
  state: z.optional(caseState),
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
export const contactSuspect = z.extend(
  z.omit(contactSubmission, { dealAt: true, messages: true, isCall: true, state: true }),
  {
    reason: z.enum(['honeypot', 'too-fast']),
  },
);
export type ContactSuspect = z.infer<typeof contactSuspect>;

/** A request that was deleted, and since when. */
export const binnedContact = z.extend(z.omit(contactSubmission, { messages: true, state: true }), {
  deletedAt: z.iso.datetime(),
  /** There where it had been kept apart, and goes back there. */
  isSuspect: z.optional(z.literal(true)),
});
export type BinnedContact = z.infer<typeof binnedContact>;

const wholeNumber = z.coerce
  .number(contactErrors.notAPage)
  .check(z.int(contactErrors.notAPage), z.minimum(1, contactErrors.notAPage));
const byId = z.object({ id: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const inboxRoutes = {
  /**
   * A page of the list, or with `all=true` the whole as a plain array (ruling 14). Newest first. `until` leaves out
   * what came after that moment, so that what is on a page stays there while new requests arrive.
   */
  list: defineRoute('GET', '/api/admin/contact', 'admin', {
    query: z.object({
      page: z.optional(wholeNumber),
      limit: z.optional(wholeNumber.check(z.maximum(100, contactErrors.notAPage))),
      all: z.optional(z.enum(['true', 'false'], contactErrors.notYesOrNo)),
      until: z.optional(z.iso.datetime(contactErrors.notAMoment)),
    }),
    answers: { 200: z.union([z.array(contactSubmission), contactPage]) },
  }),
  stats: defineRoute('GET', '/api/admin/contact-stats', 'admin', { answers: { 200: contactStats } }),
  /** Changes with every change of the inbox: who has the whole list asks for this before loading megabytes again. */
  version: defineRoute('GET', '/api/admin/contact-version', 'admin', {
    answers: { 200: z.object({ version: z.string() }) },
  }),
  remove: defineRoute('DELETE', '/api/admin/contact/:id', 'admin', { params: byId, answers: { 200: done } }),
  /** What was deleted lies here for 30 days (ruling 29). */
  bin: defineRoute('GET', '/api/admin/contact-bin', 'admin', { answers: { 200: z.array(binnedContact) } }),
  restore: defineRoute('POST', '/api/admin/contact-bin/:id/restore', 'admin', { params: byId, answers: { 200: done } }),
  /** Deletes one of them for good. */
  erase: defineRoute('DELETE', '/api/admin/contact-bin/:id', 'admin', { params: byId, answers: { 200: done } }),
  emptyBin: defineRoute('DELETE', '/api/admin/contact-bin', 'admin', { answers: { 200: done } }),
  /** How many requests stand before this one in the whole list, newest first. */
  place: defineRoute('GET', '/api/admin/contact/:id', 'admin', {
    params: byId,
    answers: { 200: z.object({ before: z.int() }) },
  }),
  suspects: defineRoute('GET', '/api/admin/contact-suspects', 'admin', { answers: { 200: z.array(contactSuspect) } }),
  /** Moves a suspect into the inbox, and says under which id it is there. */
  accept: defineRoute('POST', '/api/admin/contact-suspects/:id/accept', 'admin', {
    params: byId,
    answers: { 200: z.extend(done, { id: z.uuid() }) },
  }),
  removeSuspect: defineRoute('DELETE', '/api/admin/contact-suspects/:id', 'admin', {
    params: byId,
    answers: { 200: done },
  }),
  /** Lays all that had come until then into the bin, and says when that was: for who takes it back. */
  removeSuspects: defineRoute('DELETE', '/api/admin/contact-suspects', 'admin', {
    query: z.object({ until: z.iso.datetime(contactErrors.notAMoment) }),
    answers: { 200: z.object({ deletedAt: z.iso.datetime() }) },
  }),
  restoreSuspects: defineRoute('POST', '/api/admin/contact-suspects/restore', 'admin', {
    body: z.object({ deletedAt: z.iso.datetime(contactErrors.notAMoment) }),
    answers: { 200: done },
  }),
};
