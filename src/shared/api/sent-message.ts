import * as z from 'zod/mini';

export const MESSAGE_KINDS = ['request', 'receipt'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Kind, channel and trouble may be retired. Times are ISO 8601 in UTC. */
export const sentMessage = z.object({
  kind: z.string(),
  channel: z.string(),
  recipient: z.string(),
  nextAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  givenUpAt: z.nullable(z.iso.datetime()),
  trouble: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type SentMessage = z.infer<typeof sentMessage>;
