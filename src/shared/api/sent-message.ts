import * as z from 'zod/mini';
import { MAIL_TROUBLES } from '#shared/api/mail-trouble.ts';

/** What a message of the outbox is about. */
export const MESSAGE_KINDS = [
  /** To the owner: a request came. */
  'request',
  /** To the owner: nobody has answered it yet; and the same shortly before the time is over. */
  'reminder',
  'last-reminder',
  /** To the visitor: the request has come. */
  'receipt',
  /** To the owner: the report of the week, and whether it arrives. */
  'weekly',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** How far a message about a request has come. Times are ISO 8601 in UTC. */
export const sentMessage = z.object({
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(['mail', 'push']),
  /** An address, or the device's name. */
  recipient: z.string(),
  /** How often it was tried. */
  attempts: z.int(),
  /** When the next attempt is due, while it waits. */
  nextAt: z.iso.datetime(),
  /** When it was taken. */
  sentAt: z.nullable(z.iso.datetime()),
  /** When nobody tried any more. */
  givenUpAt: z.nullable(z.iso.datetime()),
  trouble: z.nullable(z.enum(MAIL_TROUBLES)),
  /** What the mail server or the push service said last. */
  answer: z.nullable(z.string()),
});
export type SentMessage = z.infer<typeof sentMessage>;
