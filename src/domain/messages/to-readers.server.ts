import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { findAbsences } from '#domain/absence/absences.server.ts';
import { countTasks } from '#domain/jobs/waiting.server.ts';
import { activeDevices } from '#domain/people/devices.server.ts';
import * as contact from '#facts/contact.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OutboxTable } from '#server/db/schema/message-tables.ts';
import { firstAdminIn } from '#server/environment.ts';
import { logError } from '#server/log.ts';
import type { Mail, MailText } from '#server/mail/write-mail.ts';
import { ADMIN_INBOX_PATH, inboxOnly } from './inbox-links.server.ts';
import { type PushText, pushBody } from './push-to.server.ts';
import { findMessageSettings, findRecipients } from './settings.server.ts';
import { inboxTexts as texts } from './texts.ts';

export type Readers = Awaited<ReturnType<typeof findReaders>>;

/**
 * Before the first administrator exists, the address of the first link, because nobody would hear of a request.
 * With the devices, the number on their icons, and the absences, which postpone the promised reply.
 */
export async function findReaders(db: Db, now: Date) {
  const settings = await findMessageSettings(db);
  const recipients = await findRecipients(db, settings);
  const addresses = recipients.length > 0 ? recipients : [firstAdminIn().adminEmail];
  const absences = await findAbsences(db);
  const devices = await activeDevices(db);
  const waiting = devices.length > 0 ? await countTasks(db, now) : 0;
  return { settings, addresses, absences, devices, waiting };
}

/** The id is derived from occasion and reader, so that writing it twice makes one row. */
export type NewMessage = Insertable<OutboxTable> & { id: string };

export interface Occasion {
  kind: OutboxTable['kind'];
  /** The idempotency key, 'anfrage-<id>'; also part of the mail's Message-ID. */
  about: string;
  contactId?: string;
  at: Date;
}

interface Words {
  mail: MailText & Partial<Pick<Mail, 'replyTo'>>;
  push: PushText;
}

/** If `write` throws, the messages have only the title, because one request must not keep the others untold. */
export function messagesTo(readers: Readers, occasion: Occasion, title: string, write: () => Words): NewMessage[] {
  let words: Words;
  try {
    words = write();
  } catch (error) {
    logError('message-not-written', error);
    const push = { title, body: texts.open, path: ADMIN_INBOX_PATH, tag: 'inbox' };
    words = { mail: { subject: title, ...inboxOnly() }, push };
  }
  return [...mailsTo(readers.addresses, words.mail, occasion), ...pushesTo(readers, words.push, occasion)];
}

export const mailsTo = (
  addresses: readonly string[],
  { subject, body, html, replyTo = null }: Words['mail'],
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
    messageId: `<${occasion.about}@${contact.email.domain}>`,
  }));

/** The first mail's occasion, which reminders follow. */
export const requestOccasion = (id: string): string => `anfrage-${id}`;

/** A push replaces an undelivered one of the same topic, which may hold no dash (RFC 8030 §5.4). */
export const pushesTo = (
  { devices, waiting }: Pick<Readers, 'devices' | 'waiting'>,
  text: PushText,
  occasion: Occasion,
): NewMessage[] =>
  devices.map((deviceId) => ({
    ...rowOf(occasion, deviceId),
    channel: 'push',
    deviceId,
    recipient: '',
    replyTo: null,
    subject: text.title,
    body: pushBody(text, waiting),
    html: '',
    messageId: text.tag.replaceAll('-', ''),
  }));

const rowOf = ({ kind, about, contactId, at }: Occasion, reader: string) => ({
  id: derivedId(about, reader),
  kind,
  contactId,
  createdAt: at,
  nextAt: at,
});

function derivedId(...parts: readonly string[]): string {
  const hex = createHash('md5').update(parts.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
