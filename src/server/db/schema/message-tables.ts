import type { ColumnType, Generated } from 'kysely';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { MESSAGE_KINDS } from '#shared/stored-words.ts';
import type { Mail } from '../../mail/write-mail.ts';

export interface MessageTables {
  messageSettings: MessageSettingsTable;
  'shortLived.outbox': OutboxTable;
}

/**
 * A message, sent with the same bytes at every attempt, and its state. A push has its JSON in `body` and the same in
 * words in `subject`. Its `messageId` is the RFC 8030 'Topic', by which it replaces an undelivered one.
 */
export interface OutboxTable extends Mail {
  id: Generated<string>;
  channel: Generated<'mail' | 'push'>;
  /** The device of a push; deleting it deletes the message. Null for mails. */
  deviceId: Generated<string | null>;
  /** The request of the message; deleting it deletes the message. */
  contactId: string | null;
  kind: (typeof MESSAGE_KINDS)[number] | 'digest' | 'waiting' | 'photos';
  createdAt: Date;
  attempts: Generated<number>;
  nextAt: Date;
  sentAt: Date | null;
  givenUpAt: Date | null;
  trouble: Trouble | null;
  /** The mail server's last answer, at most OUTBOX_ANSWER_MAX_CHARS. */
  answer: string | null;
}

/** One row: the messages that the owner wants, and their addresses. */
export interface MessageSettingsTable {
  isOnly: Generated<boolean>;
  /** Empty: those of the owner and of the helpers whom the owner chose. */
  addresses: string[];
  /** If false, a mail says only that a request came, and where to read it. */
  hasWholeRequest: boolean;
  hasReceipt: Generated<boolean>;
  /** The quiet hours in Germany, without pushes; equal hours switch them off. */
  quietFrom: Generated<number>;
  quietUntil: Generated<number>;
  /** When the owner last confirmed that a test mail had arrived. */
  provenAt: ColumnType<Date | null, Date | undefined>;
}
