import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';
import { smsLink } from './sms-link.ts';

/** A piece of what somebody typed as a phone number. */
export interface PhonePart {
  text: string;
  /** There where the piece is a number that can be called. */
  number?: Callable;
}

/** A number in the two ways it is needed: as a link ('tel:+496132778899') and to be read ('+49 6132 778899'). */
interface Callable {
  href: string;
  international: string;
}

/** The field asks for a phone number, and people add when to call: '17:30', '18-20 Uhr', and lists with commas. */
const NO_NUMBER =
  /\d{1,2}:\d\d|\d{1,2}(?:[:.]\d\d)?(?:\s*(?:-|–|bis|und|oder)\s*\d{1,2}(?:[:.]\d\d)?)?\s*(?:Uhr|h)\b|[;,]/giu;
/** With an area code, or a country's. Without one the library takes a time or a postal code for a number. */
const HAS_AREA_CODE = /^[(\s]*[0+]/;
const DIGITS_ALONE = /^[\d\s()/.-]+$/;

/**
 * What was typed, in order and complete, with the numbers in it as Germans write them ('+49 (0) 6132 77', '06132/77').
 * Digits without an area code can be called only where nothing else was typed: then as they are, within the town.
 */
export function phoneParts(typed: string): readonly PhonePart[] {
  const known = read.get(typed);
  if (known) return known;
  const parts = readParts(typed);
  if (read.size >= READ_MAX) read.clear();
  read.set(typed, parts);
  return parts;
}

/** A card asks three times, and once more with every key stroke of a search: the library takes milliseconds. */
const READ_MAX = 1000;
const read = new Map<string, readonly PhonePart[]>();

function readParts(typed: string): PhonePart[] {
  // Line breaks end a number, and leave every other character where it is. The library knows all blanks but one.
  const searched = typed.replace(NO_NUMBER, (found) => '\n'.repeat(found.length)).replaceAll('\u202f', ' ');
  const found = findPhoneNumbersInText(searched, 'DE').filter(({ startsAt }) =>
    HAS_AREA_CODE.test(typed.slice(startsAt)),
  );
  if (found.length === 0) return [DIGITS_ALONE.test(typed) ? withinTown(typed) : { text: typed }];
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { number, startsAt, endsAt } of found) {
    if (startsAt > end) parts.push({ text: typed.slice(end, startsAt) });
    parts.push({ text: typed.slice(startsAt, endsAt), number: callable(number) });
    end = endsAt;
  }
  if (end < typed.length) parts.push({ text: typed.slice(end) });
  return parts;
}

/** The link that calls the first number, undefined where none can be read. */
export const firstCall = (typed: string): string | undefined =>
  phoneParts(typed).find(({ number }) => number)?.number?.href;

/** German mobile numbers begin so (Bundesnetzagentur, 'Mobile Dienste'): WhatsApp is on a mobile phone. */
const MOBILE = /^tel:\+(491[567]\d+)$/;

/** The digits of the first mobile number ('4917604069123'), undefined where there is none. */
export const firstMobile = (typed: string): string | undefined =>
  phoneParts(typed)
    .map(({ number }) => MOBILE.exec(number?.href ?? '')?.[1])
    .find((found) => found !== undefined);

/** The link that opens a chat in WhatsApp with the first mobile number, perhaps with a text; undefined where there is none. */
export function firstChat(typed: string, text?: string): string | undefined {
  const digits = firstMobile(typed);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** The link that opens an SMS to it. */
export function firstText(typed: string, text: string): string | undefined {
  const digits = firstMobile(typed);
  return digits && smsLink(digits, text);
}

const callable = (number: PhoneNumber): Callable => ({
  href: number.getURI(),
  international: number.formatInternational(),
});

const withinTown = (text: string): PhonePart => ({
  text,
  number: { href: `tel:${text.replace(/\D/g, '')}`, international: text },
});
