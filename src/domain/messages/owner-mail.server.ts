import type { Db } from '#server/db/schema/index.ts';
import type { MailText } from '#server/mail/mail.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { queueMessages } from './outbox.server.ts';
import { findRecipients } from './settings.server.ts';
import { mailsTo } from './to-readers.server.ts';

/** @param monday The day it is written on. */
const weeklyOf = (monday: string) => `woche-${monday}`;

/** Puts Monday's mail into the outbox for each of the owner's addresses, once however often it is tried. */
export const queueWeeklyMail = async (db: Db, mail: MailText, monday: string, at: Date) =>
  queueMessages(db, mailsTo(await findRecipients(db), mail, { kind: 'weekly', about: weeklyOf(monday), at }));

/** Puts the day's mail into the outbox that names requests which will be deleted. Whether it is new, and somebody reads it. */
export const queueDeletionMail = async (db: Db, mail: MailText, at: Date): Promise<boolean> =>
  (await queueMessages(
    db,
    mailsTo(await findRecipients(db), mail, { kind: 'deletion', about: `loeschung-${berlinDay(at)}`, at }),
  )) > 0;

/** Whether the mail of that Monday was sent to anybody. */
export async function isWeeklyMailSent(db: Db, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('shortLived.outbox')
    .select('id')
    .where('kind', '=', 'weekly')
    .where('messageId', 'like', `<${weeklyOf(monday)}@%`)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
