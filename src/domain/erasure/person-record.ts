import * as z from 'zod/mini';

/** Something that is held about a person, ready to be handed over: readable by `label`, by machine by `name`. */
export const personRecord = z.object({
  /** 'suspect': a request that was kept apart as that of a robot; 'call': one that the owner wrote down. */
  kind: z.enum(['request', 'suspect', 'call']),
  /** When it came. ISO 8601 in UTC. */
  at: z.iso.datetime(),
  /** Several of one name are several of a kind: messages, entries. */
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});
export type PersonRecord = z.infer<typeof personRecord>;
