import { DAY_MS } from '#config/limits.ts';
import { emailAddress, shownAddress } from '#content/email-address.ts';
import { absenceOn, sentenceOf } from '#domain/absence/absence.ts';
import type { NewRequest } from '#domain/requests/news.server.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { type MailText, writeMail } from '#server/mail/write-mail.ts';
import { clientKey, countHit } from '#server/rate-limit.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { RECEIPTS_PER_ADDRESS_AND_DAY } from './limits.ts';
import { replyBy } from './reply-by.ts';
import { receiptMailTexts as texts } from './texts.ts';
import { mailsTo, type NewMessage, type Readers } from './to-readers.server.ts';

/** Limits receipts per sender and address: strangers could flood a mailbox and ruin our server's reputation. */
export async function receiptMessages(
  db: Db,
  { id, email, createdAt, mayHaveReceipt }: NewRequest,
  { settings, absences }: Readers,
  now: Date,
): Promise<NewMessage[]> {
  if (!settings.hasReceipt || !mayHaveReceipt) return [];
  const key = clientKey('receipt', email.toLowerCase());
  if ((await countHit(db, { key, limit: RECEIPTS_PER_ADDRESS_AND_DAY, windowMs: DAY_MS, now })) > 0) return [];
  const away = absenceOn(absences, berlinDay(createdAt));
  const mail = receiptMail(id, away && texts.promiseAfter(sentenceOf(away), replyBy(createdAt, absences)));
  const occasion = { kind: 'receipt', about: `eingang-${id}`, contactId: id, at: now } as const;
  return mailsTo([email], { ...mail, replyTo: emailAddress() }, occasion);
}

/** No advertising (BGH, 15 December 2015, VI ZR 134/15). Quotes no input, which would reach any typed address. */
export function receiptMail(id: string, promise: string = texts.promise): MailText {
  const number = shortNumber(id);
  const { company, street, postalCode, city } = firm;
  const { phone } = contact;
  return writeMail(texts.subject(number), [
    { text: texts.greeting },
    { text: texts.arrived(number) },
    { text: promise },
    { text: [company, street, `${postalCode} ${city}`, phone.display, shownAddress()].join('\n') },
    { text: texts.automatic },
  ]);
}
