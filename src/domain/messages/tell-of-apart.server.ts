import { WEEKLY_MAIL_FROM_HOUR } from '#config/limits.ts';
import { countApartSince } from '#domain/requests/suspects.server.ts';
import { isMailServerSet } from '#server/environment.ts';
import type { Job } from '#server/jobs.ts';
import { linkOrigin } from '#server/link-origin.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { berlinDay, berlinHour } from '#shared/format/berlin-day.ts';
import { lastOf, queueMessages } from './outbox.server.ts';
import { findReaders } from './readers.server.ts';
import { apartTexts as texts } from './texts.ts';
import { mailsTo } from './to-readers.server.ts';

/** Queues one mail a day, in the morning, if suspects came since the last: a real request may be among them. */
export const tellOfApart: Job = async (db, now) => {
  // Without a mail server the mail's retries would wake the database for two days.
  if (berlinHour(now) < WEEKLY_MAIL_FROM_HOUR || !isMailServerSet()) return;
  if ((await countApartSince(db, await lastOf(db, ['apart']))) === 0) return;
  const count = await countApartSince(db);
  const subject = texts.subject(count);
  const link = { link: texts.link, href: `${linkOrigin()}/admin/contacts?suspects=open` };
  const occasion = { kind: 'apart', about: `beiseite-${berlinDay(now)}`, at: now } as const;
  const { addresses } = await findReaders(db, 'requests', now);
  const mail = writeMail(subject, [{ text: `${subject}${texts.why(count)}` }, link]);
  await queueMessages(db, mailsTo(addresses, mail, occasion));
};
