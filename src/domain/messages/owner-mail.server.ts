import { type Kysely, sql } from 'kysely';
import { business } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { MailText } from '#server/mail/mail.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { RECIPIENTS } from './request-messages.server.ts';

type Db = Kysely<Database>;

/** @param monday The day it is written on: the same at every try, and another one each week. */
const messageIdOf = (monday: string) => `<woche-${monday}@${business.email.domain}>`;

/** Puts the mail of a Monday into the outbox for each of the owner's addresses, once however often it is tried. */
export const queueWeeklyMail = (db: Db, mail: MailText, monday: string, now: Date) =>
  queueOwnerMail(db, { ...mail, kind: 'weekly', messageId: messageIdOf(monday) }, now);

/** Puts the day's mail that names requests which will be deleted into the outbox, for each of the owner's addresses. Whether there was none yet, and somebody reads it. */
export const queueDeletionMail = (db: Db, mail: MailText, now: Date) =>
  queueOwnerMail(
    db,
    { ...mail, kind: 'deletion', messageId: `<loeschung-${berlinDay(now)}@${business.email.domain}>` },
    now,
  );

/** Puts the digest of a flood into the outbox for each of the owner's addresses. `since`: its oldest request. */
export const queueDigestMail = (db: Db, mail: MailText, since: Date, now: Date) =>
  queueOwnerMail(
    db,
    { ...mail, kind: 'digest', messageId: `<viele-${since.getTime()}@${business.email.domain}>` },
    now,
  );

async function queueOwnerMail(
  db: Db,
  { kind, messageId, subject, body, html }: MailText & { kind: 'weekly' | 'deletion' | 'digest'; messageId: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('shortLived.outbox')
    .columns(['id', 'kind', 'recipient', 'subject', 'body', 'html', 'messageId', 'createdAt', 'nextAt'])
    .expression(
      // An id of its own for each address and mail: a second one is the same row.
      sql`select md5(concat(${messageId}::text, recipient))::uuid, ${kind}::text, recipient, ${subject}::text, ${body}::text,
        ${html}::text, ${messageId}::text, ${now}::timestamptz, ${now}::timestamptz
        from (select ${RECIPIENTS} as recipient) as recipients`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Whether the mail of that Monday was sent to anybody. */
export async function isWeeklyMailSent(db: Db, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('shortLived.outbox')
    .select('id')
    .where('messageId', '=', messageIdOf(monday))
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
