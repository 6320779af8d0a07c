import * as z from 'zod/mini';
import { sentMessage } from '#shared/api/sent-message.ts';
import { caseState } from './case/shapes.ts';
import { type ContactField, entryOf, perField } from './fields.ts';
import type { ContactRequest } from './request.ts';

/** The stored fields, without the form's rules, because a stricter rule or retired choice must not hide a request. */
const storedFields = perField<Record<ContactField, unknown>>((field) =>
  entryOf(field).isRequired ? z.string() : z.optional(z.string()),
) as {
  [F in ContactField]: undefined extends ContactRequest[F] ? z.ZodMiniOptional<z.ZodMiniString> : z.ZodMiniString;
};

const sentRequest = z.object({ id: z.uuid(), ...storedFields, createdAt: z.iso.datetime() });

/** A stored request as the owner's screens show it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const contactSubmission = z.extend(sentRequest, {
  /** The start of the deal; beyond Spec §3, absent without one. */
  dealAt: z.optional(z.iso.datetime()),
  /** The messages about it, while they are kept; beyond Spec §3. */
  messages: z.optional(z.array(sentMessage)),
  /** Set for a call, which may have no e-mail address; beyond Spec §3. */
  isCall: z.optional(z.literal(true)),
  /** Its state; a new request has none. */
  state: z.optional(caseState),
  /** The start of the promised hours, if it came in the holidays. */
  promisedFrom: z.optional(z.iso.datetime()),
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

export const contactPage = z.object({
  submissions: z.array(contactSubmission),
  total: z.int(),
});
export type ContactPage = z.infer<typeof contactPage>;

/** The figures of the inbox. A request without a service counts as 'sonstiges' (Spec §2), a retired one by its key. */
export const contactStats = z.object({
  total: z.int(),
  /** Today in Europe/Berlin. */
  today: z.int(),
  withPhone: z.int(),
  perService: z.record(z.string(), z.int()),
});
export type ContactStats = z.infer<typeof contactStats>;

export const contactSuspect = z.extend(sentRequest, { reason: z.string() });
export type ContactSuspect = z.infer<typeof contactSuspect>;
export const suspectsPage = z.object({ suspects: z.array(contactSuspect), total: z.int() });
export type SuspectsPage = z.infer<typeof suspectsPage>;

export const binnedContact = z.extend(z.omit(contactSubmission, { messages: true, state: true, promisedFrom: true }), {
  deletedAt: z.iso.datetime(),
  /** Set for a suspect. */
  isSuspect: z.optional(z.literal(true)),
});
export type BinnedContact = z.infer<typeof binnedContact>;

/** The figures of a week's requests. */
export interface RequestFigures {
  requests: number;
  requestsBefore: number;
  /** The week's requests answered in time, not answered in time, and unanswered with time left. */
  inTime: number;
  late: number;
  withTimeLeft: number;
  /** Requests of any week that became a deal in it. */
  deals: number;
  /** The unanswered requests of any time, and the overdue ones among them. */
  waiting: number;
  overdue: number;
}
