import type { DaysAway } from '#domain/absence/absence.ts';
import { entryOf, REQUEST_FIELDS, shownValue } from '#domain/requests/fields.ts';
import type { NewRequest } from '#domain/requests/news.server.ts';
import { ownerNote } from '#domain/service-area/owner-note.ts';
import { asciiAddress } from '#server/addresses.ts';
import { type MailPart, type MailText, writeMail } from '#server/mail/write-mail.ts';
import { mapsLink } from '#shared/format/maps-link.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { cardLink, cardPath } from './inbox-links.server.ts';
import { replyBy } from './reply-by.ts';
import { requestMailTexts, requestPushTexts } from './texts.ts';
import { messagesTo, type NewMessage, type Readers, requestOccasion } from './to-readers.server.ts';

export function requestMessages(request: NewRequest, readers: Readers, now: Date): NewMessage[] {
  const { settings, absences } = readers;
  const { id, email } = request;
  const occasion = { kind: 'request', about: requestOccasion(id), contactId: id, at: now } as const;
  return messagesTo(readers, occasion, requestMailTexts.noticeSubject('', shortNumber(id)), () => ({
    mail: { ...(settings.hasWholeRequest ? wholeMail : noticeMail)(request, absences), replyTo: email },
    push: requestPush(request),
  }));
}

/** Name, place and service come first, because mail programs preview them. */
export function wholeMail(request: NewRequest, absences: readonly DaysAway[] = []): MailText {
  const { id, name, email, place, phone, service, createdAt, photos } = request;
  const call = phone && firstCall(phone);
  const what = service && shownValue('service', service);
  const rows = REQUEST_FIELDS.flatMap((field) => {
    const value = request[field];
    if (value === null) return [];
    const note = field === 'place' && ownerNote(value);
    return [[entryOf(field).label, shownValue(field, value) + (note ? `, ${note}` : '')] as const];
  });
  return writeMail(requestMailTexts.subject([name, place].filter(Boolean).join(', '), what, shortNumber(id)), [
    { text: [name, place, what, photoWords(photos)].filter(Boolean).join(' · ') },
    ...(call ? [{ button: requestMailTexts.call(phone), href: call }] : []),
    { rows },
    ...(place ? [{ link: requestMailTexts.route(place), href: mapsLink([place]) }] : []),
    cardOf(id),
    { text: requestMailTexts.promise(replyBy(createdAt, absences), asciiAddress(email) !== undefined) },
  ]);
}

/** For owners who want no visitor's words in their mailbox. */
export function noticeMail(
  { id, email, place, createdAt, photos }: NewRequest,
  absences: readonly DaysAway[] = [],
): MailText {
  const from = place ? shownPlace(place) : '';
  return writeMail(requestMailTexts.noticeSubject(from, shortNumber(id)), [
    { text: [requestMailTexts.arrived, photoWords(photos)].filter(Boolean).join('\n') },
    cardOf(id),
    { text: requestMailTexts.promise(replyBy(createdAt, absences), asciiAddress(email) !== undefined) },
  ]);
}

/** 'Neue Anfrage: Fenster, Alzey', without name and number, because others may read the lock screen. */
function requestPush({ id, service, place }: NewRequest) {
  const details = [service && shownValue('service', service).replace(/ Reinigung$/, ''), place && shownPlace(place)];
  return {
    title: requestPushTexts.title(details.filter(Boolean).join(', ')),
    body: requestPushTexts.body(shortNumber(id)),
    path: cardPath(id),
    tag: id,
  };
}

const photoWords = (count: number) => count > 0 && requestMailTexts.photos(count);

const cardOf = (id: string): MailPart => ({
  link: requestMailTexts.card,
  href: cardLink(id),
});

/** The characters that a lock screen has room for. */
const PLACE_SHOWN_CHARS = 40;

/** Empty if it has six digits in a row, because they may be a phone number. */
export function shownPlace(place: string): string {
  if (/\d{6}/.test(place.replace(/[\s/()+-]/g, ''))) return '';
  return place.length > PLACE_SHOWN_CHARS ? `${place.slice(0, PLACE_SHOWN_CHARS - 1)}…` : place;
}
