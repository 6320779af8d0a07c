import { business, emailAddress } from '#content/business.ts';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { type MailPart, mailBody, mailHtml } from '#server/mail/mail-html.ts';
import type { MailText, RequestMail } from '#server/outbox/request-messages.ts';
import { CONTACT_FIELDS, entryOf } from '../fields.ts';
import { shortNumber } from '../short-number.ts';
import type { ContactRequest } from './contract.ts';
import { requestMailTexts as texts } from './texts.ts';

/** What the owner is told of a request, written out before it is stored. */
export function requestMail(id: string, request: ContactRequest): RequestMail {
  const number = shortNumber(id);
  const card: MailPart = { link: texts.card, href: `${business.siteUrl}/admin/contacts?contact=${id}` };
  const { email, phone, service } = request;
  const dialled = phone?.replace(/[^\d+]/g, '');
  const rows = CONTACT_FIELDS.flatMap((field) => {
    const value = request[field];
    const { label, control } = entryOf(field);
    if (value === undefined) return [];
    return [[label, (control.element === 'select' && control.choices[value]) || value] as const];
  });
  return {
    whole: written(texts.subject(number, service && SERVICE_LABELS[service]), [
      { text: texts.arrived },
      { rows },
      ...(dialled ? [{ link: texts.call, href: `tel:${dialled}` }] : []),
      card,
      { text: texts.promise },
    ]),
    notice: written(texts.subject(number), [{ text: texts.arrived }, card, { text: texts.promise }]),
    replyTo: email,
    messageId: `<anfrage-${id}@${emailAddress().split('@')[1]}>`,
  };
}

const written = (subject: string, parts: readonly MailPart[]): MailText => ({
  subject,
  body: mailBody(parts),
  html: mailHtml(subject, parts),
});
