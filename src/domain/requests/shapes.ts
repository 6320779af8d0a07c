import * as z from 'zod/mini';
import { caseState, job } from './case/shapes.ts';
import { entryOf, perField, type RequestField } from './fields.ts';
import { requestPhoto } from './photos/shapes.ts';
import type { VisitorRequest } from './request.ts';

/** The stored fields, without the form's rules, because a stricter rule or retired choice must not hide a request. */
const storedFields = perField<Record<RequestField, unknown>>((field) =>
  entryOf(field).isRequired ? z.string() : z.optional(z.string()),
) as {
  [F in RequestField]: undefined extends VisitorRequest[F] ? z.ZodMiniOptional<z.ZodMiniString> : z.ZodMiniString;
};

const sentRequest = z.object({
  id: z.uuid(),
  ...storedFields,
  createdAt: z.iso.datetime(),
  photos: z.optional(z.array(requestPhoto)),
});

/** A stored request as the owner's screens show it (Spec §3). `createdAt` is ISO 8601 in UTC. */
export const storedRequestShape = z.extend(sentRequest, {
  /** The start of the deal; beyond Spec §3, absent without one. */
  dealAt: z.optional(z.iso.datetime()),
  /** Set for a call, which may have no e-mail address; beyond Spec §3. */
  isCall: z.optional(z.literal(true)),
  customerId: z.optional(z.uuid()),
  customerName: z.optional(z.string()),
  /** Who has the same number under another name; `isOpen` until the owner has said whether both are one. */
  like: z.optional(z.object({ customer: z.uuid(), name: z.string(), isOpen: z.optional(z.literal(true)) })),
  /** Set for a customer of an import with their jobs of then, which is no request; beyond Spec §3. */
  isNotebook: z.optional(z.literal(true)),
  state: z.optional(caseState),
  /** Set if the same person's request had no answer when this one came: both are one task. */
  isRepeat: z.optional(z.literal(true)),
  repeats: z.optional(z.uuid()),
  /** The start of the promised hours, if it came in an absence. */
  promisedFrom: z.optional(z.iso.datetime()),
});
export type StoredRequest = z.infer<typeof storedRequestShape>;

export const requestPage = z.object({
  submissions: z.array(storedRequestShape),
  total: z.int(),
});
export type RequestPage = z.infer<typeof requestPage>;

/** The figures of the inbox. A request without a service counts as 'sonstiges' (Spec §2), a retired one by its key. */
export const requestStats = z.object({
  total: z.int(),
  today: z.int(),
  withPhone: z.int(),
  perService: z.record(z.string(), z.int()),
  /** What stands at the states of the chips. */
  states: z.object({ waiting: z.int(), overdue: z.int(), dated: z.int(), angebot: z.int() }),
});
export type RequestStats = z.infer<typeof requestStats>;

export const suspectRequest = z.extend(sentRequest, { reason: z.string() });
export type SuspectRequest = z.infer<typeof suspectRequest>;
export const suspectsPage = z.object({ suspects: z.array(suspectRequest), total: z.int() });
export type SuspectsPage = z.infer<typeof suspectsPage>;

export const binnedRequest = z.extend(
  z.omit(storedRequestShape, { state: true, isRepeat: true, repeats: true, promisedFrom: true }),
  {
    deletedAt: z.iso.datetime(),
    isSuspect: z.optional(z.literal(true)),
  },
);
export type BinnedRequest = z.infer<typeof binnedRequest>;

export const finishedJob = z.extend(job, { id: z.uuid(), name: z.string(), service: z.optional(z.string()) });
export type FinishedJob = z.infer<typeof finishedJob>;
