import { business } from '#content/business.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { CONTACT_FIELDS, entryOf, shownValue } from '#domain/requests/fields.ts';
import type { ContactRequest } from '#domain/requests/request.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { RequestMail } from './request-messages.server.ts';
import { requestMailTexts as texts } from './texts.ts';

/** What the owner is told of a request, written out before it is stored. */
export function requestMail(id: string, request: ContactRequest): RequestMail {
  const number = shortNumber(id);
  const card: MailPart = { link: texts.card, href: `${business.siteUrl}/admin/contacts?contact=${id}` };
  const { email, phone, service } = request;
  const call = phone && firstCall(phone);
  const rows = CONTACT_FIELDS.flatMap((field) => {
    const value = request[field];
    return value === undefined ? [] : [[entryOf(field).label, shownValue(field, value)] as const];
  });
  return {
    whole: writeMail(texts.subject(number, service && SERVICE_LABELS[service]), [
      { text: texts.arrived },
      { rows },
      ...(call ? [{ link: texts.call, href: call }] : []),
      card,
      { text: texts.promise },
    ]),
    notice: writeMail(texts.subject(number), [{ text: texts.arrived }, card, { text: texts.promise }]),
    replyTo: email,
    messageId: `<anfrage-${id}@${business.email.domain}>`,
  };
}
