import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import { DAY_MS, HOUR_MS, RECEIPTS_PER_ADDRESS_AND_DAY, RECEIPTS_PER_HOUR } from '#config/limits.ts';
import { clientKey } from '#server/client-key.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { Mail } from '#server/mail/mail.ts';
import { hitQuery } from '#server/rate-limit.ts';
import { MAIL_COLUMNS } from './request-messages.server.ts';

/** A mail to the visitor, that the request has come. */
export type ReceiptMail = Mail;

/**
 * The receipt as parts of the statement that fans out a letter (`opened` returns the request's id): counted for its address,
 * then for all, then queued, each only where the one before let it pass. So nobody can fill a stranger's mailbox
 * through our form, nor make our mail server known as one that sends rubbish.
 */
export const receiptParts = ({ recipient, replyTo, subject, body, html, messageId }: ReceiptMail, now: Date) => ({
  /** Where the owner wishes receipts: how many were asked for at this address. */
  ofAddress: (queries: QueryCreator<Database>) =>
    hitQuery(
      queries,
      {
        key: clientKey('receipt', recipient.toLowerCase()),
        limit: RECEIPTS_PER_ADDRESS_AND_DAY,
        windowMs: DAY_MS,
        now,
      },
      sql`exists (select from opened) and (select has_receipt from message_settings)`,
    ),
  ofAll: (queries: QueryCreator<Database>) =>
    hitQuery(
      queries,
      { key: 'receipt', limit: RECEIPTS_PER_HOUR, windowMs: HOUR_MS, now },
      sql`(select hits from receipt_of_address) <= ${RECEIPTS_PER_ADDRESS_AND_DAY}`,
    ),
  queued: (queries: QueryCreator<Database>) =>
    queries
      .insertInto('shortLived.outbox')
      .columns(MAIL_COLUMNS)
      .expression(
        sql`select opened.id, 'receipt', ${texts([recipient, replyTo, subject, body, html, messageId])},
          ${now}::timestamptz, ${now}::timestamptz
          from opened, receipt_of_all where receipt_of_all.hits <= ${RECEIPTS_PER_HOUR}`,
      )
      .returning('id'),
});

const texts = (values: readonly (string | null)[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql`${value}::text`));
