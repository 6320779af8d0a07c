import type { Db } from '#server/db/schema/index.ts';
import type { MailText } from '#server/mail/mail.ts';
import { queueMessages } from './outbox.server.ts';
import { findRecipients } from './settings.server.ts';
import { mailsTo, type Occasion } from './to-readers.server.ts';

/**
 * Puts a mail into the outbox for each of the owner's addresses, once however often it is tried. Whether it is new, and
 * somebody reads it.
 */
export const queueOwnerMail = async (db: Db, mail: MailText, occasion: Occasion): Promise<boolean> =>
  (await queueMessages(db, mailsTo(await findRecipients(db), mail, occasion))) > 0;

/** Names Monday's mail. @param monday The day it is written on. */
export const weeklyMailOf = (monday: string) => `woche-${monday}`;

/** Whether the mail of that Monday was sent to anybody. */
export async function isWeeklyMailSent(db: Db, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('shortLived.outbox')
    .select('id')
    .where('kind', '=', 'weekly')
    .where('messageId', 'like', `<${weeklyMailOf(monday)}@%`)
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
