import type { Db } from '#server/db/schema/index.ts';
import type { MailText } from '#server/mail/mail.ts';
import { queueMessages } from './outbox.server.ts';
import { findRecipients } from './settings.server.ts';
import { mailsTo, type Occasion } from './to-readers.server.ts';

/** Queues a mail to each of the owner's addresses, once per occasion. False if it is not new or has no reader. */
export const queueOwnerMail = async (db: Db, mail: MailText, occasion: Occasion): Promise<boolean> =>
  (await queueMessages(db, mailsTo(await findRecipients(db), mail, occasion))) > 0;

/** @param monday The day it is written on. */
export const weeklyMailOf = (monday: string) => `woche-${monday}`;

/** Tells whether that Monday's mail was tried for any reader. */
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
