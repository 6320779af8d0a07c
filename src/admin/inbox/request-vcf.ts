import { addressParts } from '#domain/requests/person/address.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { nameParts } from '#shared/format/surname-of.ts';

export interface Person extends Pick<StoredRequest, 'name' | 'email' | 'phone'> {
  address?: string | undefined;
  /** What the owner must know at each job. */
  stays?: string | undefined;
}

/** Writes a customer as a card for a phone's contacts (vCard 3.0, which iOS and Android read). */
export function requestToVcf({ name, email, phone = '', address = '', stays = '' }: Person): string {
  const numbers = phoneParts(phone).flatMap(({ number }) => (number ? [`TEL:${number.international}`] : []));
  const { family, given, title } = nameParts(name);
  const { street, postalCode, place } = addressParts(address);
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${[family, given, '', title, ''].map(escaped).join(';')}`,
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
