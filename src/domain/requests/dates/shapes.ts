import * as z from 'zod/mini';
import { DATE_KINDS } from '#shared/stored-words.ts';

/** What is next with a request, and when, by the clocks in Germany: '2026-11-24', '09:00'. */
export const nextDate = z.object({
  what: z.enum(DATE_KINDS),
  day: z.string(),
  /** Optional for a call only. */
  time: z.optional(z.string()),
  place: z.optional(z.string()),
});
export type NextDate = z.infer<typeof nextDate>;

/** The date of a request as its card shows it. */
export const stateDate = z.extend(nextDate, {
  /** The number of the entry that set it. A change quotes it, so that a stale screen is noticed. */
  number: z.int(),
  /** Dates of other requests less than an hour away. */
  close: z.optional(z.array(z.extend(nextDate, { id: z.uuid(), name: z.string() }))),
});
export type StateDate = z.infer<typeof stateDate>;
export type CloseDate = NonNullable<StateDate['close']>[number];

/** The same in a list of dates. */
export const listedDate = z.extend(stateDate, {
  id: z.uuid(),
  name: z.string(),
  /** The link that calls. */
  call: z.optional(z.string()),
});
export type ListedDate = z.infer<typeof listedDate>;
