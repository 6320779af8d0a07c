import { HOUR_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import type { Unanswered } from '#domain/requests/case/unanswered.server.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { Readers } from './readers.server.ts';
import type { Reminder } from './reminder-times.server.ts';
import { shownPlace } from './request-messages.server.ts';
import { requestPushTexts, reminderTexts as texts } from './texts.ts';
import { mailsTo, type NewMessage, pushesTo } from './to-readers.server.ts';

/** A request that waits for its answer, and the reminder that is due. */
export type DueReminder = Unanswered & { reminder: Reminder; promisedFrom: Date };

/** Writes one reminder for each reader. Of a single request it goes with the request, and its mail is answered to the visitor. */
export function reminderMessages(due: readonly DueReminder[], readers: Readers, now: Date): NewMessage[] {
  const [first] = due;
  if (!first) return [];
  const isSingle = due.length === 1;
  const hours = hoursOf(first, now);
  const mail = writeMail(
    isSingle ? texts.subject(whoOf(first, readers), hours, shortNumber(first.id)) : texts.subjectOfSeveral(due.length),
    [
      ...due.flatMap((request) => partsOf(request, readers, now)),
      { text: isSingle && first.kind === 'form' ? texts.reply : texts.note },
    ],
  );
  const occasion = {
    kind: first.reminder,
    about: `${first.reminder}-${first.id}`,
    ...(isSingle && { contactId: first.id }),
    at: now,
  };
  return [
    ...mailsTo(readers.addresses, { ...mail, replyTo: (isSingle && first.email) || null }, occasion),
    ...pushesTo(readers, pushOf(due, first, hours), occasion),
  ];
}

/** Who waits, how long, until when an answer is promised, and how to call. */
function partsOf(request: DueReminder, readers: Readers, now: Date): MailPart[] {
  const { id, promisedFrom, phone } = request;
  const promised = new Date(promisedFrom.getTime() + REPLY_WITHIN_MS);
  const call = readers.settings.hasWholeRequest && phone ? firstCall(phone) : undefined;
  return [
    { text: texts.waits(whoOf(request, readers), hoursOf(request, now)) },
    { text: texts.promised(germanMoment(promised, now), now >= promised) },
    ...(call && phone ? [{ button: texts.call(phone), href: call }] : []),
    { link: texts.card(shortNumber(id)), href: `${business.siteUrl}/admin/contacts?contact=${id}` },
  ];
}

/** Name and place, or the place alone for owners who want no visitor's words in their mailbox. */
function whoOf({ name, place }: DueReminder, { settings }: Readers): string {
  const from = place ? shownPlace(place) : '';
  return settings.hasWholeRequest ? [name, from].filter(Boolean).join(', ') : texts.someone(from);
}

const hoursOf = ({ createdAt }: DueReminder, now: Date): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS);

/** Others may read a lock screen: no name and no number. */
function pushOf(due: readonly DueReminder[], { id, place }: DueReminder, hours: number) {
  const isSingle = due.length === 1;
  return {
    title: isSingle ? texts.pushed(place ? shownPlace(place) : '', hours) : texts.subjectOfSeveral(due.length),
    body: isSingle ? requestPushTexts.body(shortNumber(id)) : texts.openInbox,
    path: isSingle ? `/admin/contacts?contact=${id}` : '/admin/contacts?state=waiting',
    tag: `${id}-${hours}`,
    // At most 32 characters (RFC 8030 §5.4); the request's own topic would take its message's place.
    topic: `w${id.replaceAll('-', '').slice(0, 24)}${hours}`,
  };
}
