import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { business } from '#content/business.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import type { Mail, MailText } from '#server/mail/mail.ts';
import { type PushText, pushBody } from './push-to.server.ts';
import type { Readers } from './readers.server.ts';

/** A message with an id derived from its words' occasion and its reader: written twice, it is one row. */
export type NewMessage = Insertable<OutboxTable> & { id: string };

export interface Occasion {
  kind: OutboxTable['kind'];
  /** What makes it the same message at a second writing: 'anfrage-<id>'. The mail's id, too. */
  about: string;
  /** The request that it speaks of. */
  contactId?: string;
  /** When it is written; a request's messages are of the time of the request. */
  at: Date;
}

/** Writes a mail to each of the addresses. */
export const mailsTo = (
  addresses: readonly string[],
  { subject, body, html, replyTo = null }: MailText & Partial<Pick<Mail, 'replyTo'>>,
  occasion: Occasion,
): NewMessage[] =>
  addresses.map((recipient) => ({
    ...rowOf(occasion, recipient),
    channel: 'mail',
    recipient,
    replyTo,
    subject,
    body,
    html,
    messageId: `<${occasion.about}@${business.email.domain}>`,
  }));

/** Writes a push to each of the devices. An undelivered one of the same topic is replaced (RFC 8030 §5.4). */
export const pushesTo = (
  { devices, waiting }: Pick<Readers, 'devices' | 'waiting'>,
  { topic, hasCount = false, ...text }: PushText & { topic: string; hasCount?: boolean },
  occasion: Occasion,
): NewMessage[] =>
  devices.map((deviceId) => ({
    ...rowOf(occasion, deviceId),
    channel: 'push',
    deviceId,
    recipient: '',
    replyTo: null,
    subject: text.title,
    body: pushBody(text, hasCount ? waiting : undefined),
    html: '',
    messageId: topic,
  }));

const rowOf = ({ kind, about, contactId, at }: Occasion, reader: string) => ({
  id: derivedId(about, reader),
  kind,
  contactId,
  createdAt: at,
  nextAt: at,
});

/** The same parts give the same UUID. */
function derivedId(...parts: readonly string[]): string {
  const hex = createHash('md5').update(parts.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
