import { business, emailAddress } from '#content/business.ts';
import type { ContactRequest } from '#domain/requests/request.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { ReceiptMail } from './receipt.server.ts';
import { receiptMailTexts as texts } from './texts.ts';

/**
 * What the visitor is told of a request that has come: bare facts. No advertising, which the law forbids here (BGH,
 * 15 December 2015, VI ZR 134/15), and nothing of what was typed: anybody can type anybody's address, and would send
 * words of their own to it through us.
 */
export function receiptMail(id: string, { email }: ContactRequest): ReceiptMail {
  const number = shortNumber(id);
  const { company, street, postalCode, city, phone } = business;
  return {
    recipient: email,
    ...writeMail(texts.subject(number), [
      { text: texts.greeting },
      { text: texts.arrived(number) },
      { text: texts.promise },
      { text: [company, street, `${postalCode} ${city}`, phone.display, emailAddress()].join('\n') },
      { text: texts.automatic },
    ]),
    replyTo: emailAddress(),
    messageId: `<eingang-${id}@${business.email.domain}>`,
  };
}
