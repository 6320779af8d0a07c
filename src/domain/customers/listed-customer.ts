import * as z from 'zod/mini';

export const listedCustomer = z.object({
  /** The newest request, or the customer of an import: either leads to the page. */
  id: z.uuid(),
  name: z.string(),
  /** The letter under which one looks: 'H' for 'Hofmann, Familie', '#' for no letter. */
  letter: z.string(),
  place: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  last: z.nullable(z.object({ day: z.string(), cents: z.optional(z.int()) })),
  next: z.nullable(z.string()),
  /** No date is ahead, and the usual time since the last job is over. */
  due: z.optional(z.object({ since: z.string(), everyDays: z.int() })),
  /** Jobs finished and not paid, the oldest first, with the version of their request. */
  open: z.array(
    z.object({
      ...{ id: z.uuid(), request: z.uuid(), version: z.int(), day: z.string() },
      ...{ service: z.optional(z.string()), cents: z.optional(z.int()) },
    }),
  ),
});
export type ListedCustomer = z.infer<typeof listedCustomer>;
