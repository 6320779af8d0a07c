import { type QueryCreator, sql } from 'kysely';
import { ACTIVE_ADDRESSES } from '#domain/people/administrators.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { MailText } from '#server/mail/mail.ts';

/** A mail to the owner about a request, both ways it may be wished for: the owner's choice is read as it is queued. */
export interface RequestMail {
  /** With what the visitor wrote. */
  whole: MailText;
  /** That a request came, and where it is to be read. */
  notice: MailText;
  /** The visitor's address. */
  replyTo: string;
  messageId: string;
}

/** What is written down of a mail about a request. */
export const MAIL_COLUMNS = [
  'contactId',
  'kind',
  'recipient',
  'replyTo',
  'subject',
  'body',
  'html',
  'messageId',
  'createdAt',
  'nextAt',
] as const;

/** The owner's addresses, or the administrators' while none are given. */
export const RECIPIENTS = sql<string>`unnest(coalesce(
  (select nullif(addresses, '{}') from message_settings),
  ${ACTIVE_ADDRESSES}
))`;

/**
 * Puts a mail for each of the owner's addresses into the outbox, as part of the statement that fans out a letter: `opened`
 * names the part of it that takes the letter away and returns the request's id.
 */
export function queueRequestMail(
  queries: QueryCreator<Database>,
  { whole, notice, replyTo, messageId }: RequestMail,
  now: Date,
) {
  const chosen = (part: keyof MailText) =>
    sql<string>`case when coalesce((select has_whole_request from message_settings), true)
      then ${whole[part]}::text else ${notice[part]}::text end`;
  return queries
    .insertInto('shortLived.outbox')
    .columns(MAIL_COLUMNS)
    .expression(
      sql`select opened.id, 'request', ${RECIPIENTS}, ${replyTo}::text, ${chosen('subject')}, ${chosen('body')},
        ${chosen('html')}, ${messageId}::text, ${now}::timestamptz, ${now}::timestamptz from opened`,
    )
    .returning('id');
}
