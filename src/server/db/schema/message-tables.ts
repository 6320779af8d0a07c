import type { ColumnType, Generated } from 'kysely';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { PushEvents } from '#shared/api/push-events.ts';
import type { MessageKind } from '#shared/api/sent-message.ts';
import type { Mail } from '../../mail/mail.ts';

/** The tables of domain/messages. */
export interface MessageTables {
  messageSettings: MessageSettingsTable;
  'shortLived.outbox': OutboxTable;
  /** One row while all mails are held (src/domain/messages/mail-hold.server.ts). */
  'shortLived.mailHold': {
    isOnly: Generated<boolean>;
    until: Date;
    /** Of the mail server whose login was refused. */
    settings: string;
    trouble: Trouble;
    answer: string;
  };
  /** A reminder that was written of a request. */
  'shortLived.reminded': {
    contactId: string;
    kind: 'reminder' | 'last-reminder';
  };
}

/**
 * A message as it will be sent, byte for byte at every attempt, and how far it has come. That of a push is its `body`, as
 * JSON; `subject` says the same in words, `messageId` is what an undelivered one is replaced by (RFC 8030, 'Topic').
 */
export interface OutboxTable extends Mail {
  id: Generated<string>;
  channel: Generated<'mail' | 'push'>;
  /** The device that a push goes to: it goes with it. Null for mails. */
  deviceId: Generated<string | null>;
  /** The request it speaks of: it goes with it. */
  contactId: string | null;
  kind: MessageKind | 'trouble' | 'deletion' | 'digest';
  createdAt: Date;
  attempts: Generated<number>;
  /** When the next attempt is due. */
  nextAt: Date;
  /** Until when one worker has it for itself; null while nobody does. */
  leaseUntil: Date | null;
  sentAt: Date | null;
  givenUpAt: Date | null;
  trouble: Trouble | null;
  /** What the mail server said last, at most OUTBOX_ANSWER_MAX_CHARS. */
  answer: string | null;
}

/** One row: what the owner wants to be told, and where. */
export interface MessageSettingsTable {
  isOnly: Generated<boolean>;
  /** Empty: the administrators' own addresses. */
  addresses: string[];
  /** False: a mail only says that a request came, and where to read it. */
  hasWholeRequest: boolean;
  /** Whether visitors get a mail that their request has come. */
  hasReceipt: Generated<boolean>;
  /** What is pushed. */
  pushEvents: Generated<PushEvents>;
  /** Hours of the day in Germany between which nothing is pushed; the same twice: it always is. */
  quietFrom: Generated<number>;
  quietUntil: Generated<number>;
  /** What the mail of Monday brings. */
  hasReport: Generated<boolean>;
  hasSelfTest: Generated<boolean>;
  /** Whether requests that wait are called to mind before their time is over. */
  hasReminders: Generated<boolean>;
  /** When the owner said last that such a mail had arrived. */
  provenAt: ColumnType<Date | null, Date | undefined>;
}
