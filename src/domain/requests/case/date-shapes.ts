import * as z from 'zod/mini';

/** The next date of a request, in German time: '2026-11-24', '09:00'. Its kind may be retired. */
export const nextDate = z.object({
  what: z.string(),
  day: z.string(),
  time: z.optional(z.string()),
  hours: z.optional(z.number()),
  place: z.optional(z.string()),
});
export type NextDate = z.infer<typeof nextDate>;

export const stateDate = z.extend(nextDate, {
  /** Its entry's number. A change quotes it, because a stale screen must be noticed. */
  number: z.int(),
  /** The day and hour that the customer knew before it was moved; absent if it was not. */
  was: z.optional(z.pick(nextDate, { day: true, time: true })),
  toldAt: z.optional(z.iso.datetime()),
});

export const listedDate = z.extend(stateDate, {
  id: z.uuid(),
  name: z.string(),
  call: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The digits of a mobile number, found here because the browser would need 31 kB for it. */
  mobile: z.optional(z.string()),
  version: z.int(),
  service: z.optional(z.string()),
  cents: z.optional(z.int()),
  /** Whether it is finished, or was followed by another date. */
  isDone: z.optional(z.literal(true)),
  /** What the owner must know at each job of the customer: a key, a dog. */
  stays: z.optional(z.string()),
});
export type ListedDate = z.infer<typeof listedDate>;
