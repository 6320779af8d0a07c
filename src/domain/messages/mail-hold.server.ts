import { createHash } from 'node:crypto';
import { HOUR_MS, OUTBOX_ANSWER_MAX_CHARS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { waits } from './outbox.server.ts';

/** A fingerprint, which does not reveal the settings. */
export const mailSettingsId = (): string =>
  createHash('sha256')
    .update(`${process.env.SMTP_URL ?? ''} ${process.env.MAIL_FROM ?? ''}`)
    .digest('hex')
    .slice(0, 16);

/** Holds all mails for an hour, also new ones, because repeated failed logins get accounts locked. */
export async function holdMails(db: Db, { trouble, answer }: MailOutcome, now: Date): Promise<void> {
  const hold = {
    until: new Date(now.getTime() + HOUR_MS),
    settings: mailSettingsId(),
    trouble: trouble ?? 'login',
    answer: answer.slice(0, OUTBOX_ANSWER_MAX_CHARS),
  };
  await db
    .insertInto('shortLived.mailHold')
    .values(hold)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(hold))
    .execute();
  await applyHold(db, now);
}

/** Releases all mails once the hold is over or the settings have changed. */
export async function applyHold(db: Db, now: Date): Promise<void> {
  const hold = await db.selectFrom('shortLived.mailHold').selectAll().executeTakeFirst();
  if (!hold) return;
  const { settings, until, trouble, answer } = hold;
  if (settings !== mailSettingsId() || until <= now) return releaseMails(db, now);
  await waitingMails(db).set({ trouble, answer, nextAt: until }).where('nextAt', '<', until).execute();
}

export async function releaseMails(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shortLived.mailHold').execute();
  await waitingMails(db).set({ nextAt: now }).where('trouble', 'is not', null).execute();
}

const waitingMails = (db: Db) => db.updateTable('shortLived.outbox').where(waits).where('channel', '=', 'mail');
