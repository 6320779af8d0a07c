import { HOUR_MS, REQUESTS_NAMED } from '#config/limits.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import type { Unanswered } from '#domain/requests/case/unanswered.server.ts';
import { linkOrigin } from '#server/link-origin.ts';
import { asciiAddress } from '#server/mail/ascii-address.ts';
import { type MailPart, writeMail } from '#server/mail/write-mail.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { ADMIN_INBOX_PATH, cardLink, cardPath } from './inbox-links.server.ts';
import type { Readers } from './readers.server.ts';
import type { Reminder } from './reminder-times.server.ts';
import { shownPlace } from './request-messages.server.ts';
import { requestPushTexts, reminderTexts as texts } from './texts.ts';
import { messagesTo, type NewMessage } from './to-readers.server.ts';

const WAITING_PATH = `${ADMIN_INBOX_PATH}?state=waiting`;

export type DueReminder = Unanswered & { reminder: Reminder; promisedFrom: Date };

/** Writes one for each reader. A single request's reminder belongs to it, and replies go to its visitor. */
export function reminderMessages(due: readonly DueReminder[], readers: Readers, now: Date): NewMessage[] {
  const [first] = due;
  if (!first) return [];
  const isSingle = due.length === 1;
  const hours = hoursOf(first, now);
  const replyTo = (isSingle && asciiAddress(first.email)) || null;
  const occasion = {
    kind: first.reminder,
    about: `${first.reminder}-${first.id}`,
    ...(isSingle && { contactId: first.id }),
    at: now,
  };
  const title = texts.subjectOfSeveral(due.length);
  return messagesTo(readers, occasion, title, () => {
    const subject = isSingle ? texts.subject(whoOf(first, readers), hours, shortNumber(first.id)) : title;
    const mail = writeMail(subject, [
      ...due.slice(0, REQUESTS_NAMED).flatMap((request) => partsOf(request, readers, now)),
      ...restOf(due.length, WAITING_PATH),
      { text: replyTo ? texts.reply : texts.note },
    ]);
    return { mail: { ...mail, replyTo }, push: pushOf(due, first, hours) };
  });
}

function partsOf(request: DueReminder, readers: Readers, now: Date): MailPart[] {
  const { id, promisedFrom, phone } = request;
  const promised = new Date(promisedFrom.getTime() + REPLY_WITHIN_MS);
  const call = readers.settings.hasWholeRequest && phone ? firstCall(phone) : undefined;
  return [
    { text: texts.waits(whoOf(request, readers), hoursOf(request, now)) },
    { text: texts.promised(germanMoment(promised, now), now >= promised) },
    ...(call && phone ? [{ button: texts.call(phone), href: call }] : []),
    { link: texts.card(shortNumber(id)), href: cardLink(id) },
  ];
}

export const restOf = (count: number, path: string): MailPart[] =>
  count > REQUESTS_NAMED
    ? [{ text: texts.more(count - REQUESTS_NAMED) }, { link: texts.toInbox, href: `${linkOrigin()}${path}` }]
    : [];

/** Name and place; only the place for owners who want no visitor's words in their mailbox. */
export function whoOf({ name, place }: Pick<DueReminder, 'name' | 'place'>, { settings }: Readers): string {
  const from = place ? shownPlace(place) : '';
  return settings.hasWholeRequest ? [name, from].filter(Boolean).join(', ') : texts.someone(from);
}

const hoursOf = ({ createdAt }: DueReminder, now: Date): number =>
  Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS);

/** Without name and number, because others may read the lock screen. */
function pushOf(due: readonly DueReminder[], { id, place }: DueReminder, hours: number) {
  const isSingle = due.length === 1;
  return {
    title: isSingle ? texts.pushed(place ? shownPlace(place) : '', hours) : texts.subjectOfSeveral(due.length),
    body: isSingle ? requestPushTexts.body(shortNumber(id)) : texts.openInbox,
    path: isSingle ? cardPath(id) : WAITING_PATH,
    tag: `${id}-${hours}`,
    // At most 32 characters (RFC 8030 §5.4). Differs from the request's topic, because that push would be replaced.
    topic: `w${id.replaceAll('-', '').slice(0, 24)}${hours}`,
  };
}
