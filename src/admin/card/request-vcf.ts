import { addressParts } from '#domain/customers/address.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { firstMobile, phoneParts } from '#shared/format/phone-numbers.ts';
import { firmIn, nameParts } from '#shared/format/surname-of.ts';

export interface Person extends Pick<StoredRequest, 'name' | 'email' | 'phone'> {
  /** The requests of the customer, newest first; the oldest names the card. */
  requests: readonly Pick<StoredRequest, 'id'>[];
  address?: string | undefined;
  stays?: string | undefined;
}

/** Writes a customer as a card for a phone's contacts (vCard 3.0, which iOS and Android read), always with one UID. */
export function requestToVcf(
  { requests, name, email, phone = '', address = '', stays = '' }: Person,
  now: Date,
): string {
  const numbers = phoneParts(phone).flatMap(({ text, number }) =>
    number ? [`TEL${firstMobile(text) ? ';TYPE=CELL' : ''}:${number.international}`] : [],
  );
  const { firm, person } = firmIn(name);
  const { family, given, title } = nameParts(person);
  const { street, postalCode, place } = addressParts(address);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${requests.at(-1)?.id}`,
    `REV:${now.toISOString()}`,
    `FN:${escaped(name)}`,
    `N:${[family, given, '', title, ''].map(escaped).join(';')}`,
    ...(firm ? [`ORG:${escaped(firm)}`] : []),
    ...numbers,
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(address ? [`ADR:${['', '', street, place, '', postalCode, ''].map(escaped).join(';')}`] : []),
    ...(stays ? [`NOTE:${escaped(stays)}`] : []),
    'END:VCARD',
    '',
  ].join('\r\n');
}

/** RFC 2426: backslash, comma, semicolon and line break are escaped. */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\s*\n\s*/g, '\\n');
