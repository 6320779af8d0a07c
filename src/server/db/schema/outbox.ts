import type { Generated } from 'kysely';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import type { MessageKind } from '#shared/api/sent-message.ts';
import type { Mail } from '../../mail/mail.ts';

/** A message as it will be sent, byte for byte at every attempt, and how far it has come. */
export interface OutboxTable extends Mail {
  id: Generated<string>;
  /** The request it speaks of: it goes with it. */
  contactId: string | null;
  kind: MessageKind;
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
}
