import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';
import { smsLink } from './sms-link.ts';

/** A piece of a typed phone field. */
export interface PhonePart {
  text: string;
  /** Present if the piece is a number that can be called. */
  number?: Callable;
}

/** A phone number as a link ('tel:+496132778899') and for reading ('+49 6132 778899'). */
interface Callable {
  href: string;
  international: string;
}

/** Times and lists that people add to a phone number: '17:30', '18-20 Uhr', and lists with commas. */
const NO_NUMBER =
  /\d{1,2}:\d\d|\d{1,2}(?:[:.]\d\d)?(?:\s*(?:-|–|bis|und|oder)\s*\d{1,2}(?:[:.]\d\d)?)?\s*(?:Uhr|h)\b|[;,]/giu;
/** An area code or a country code. Without one the library takes a time or a postal code for a number. */
const HAS_AREA_CODE = /^[(\s]*[0+]/;
const DIGITS_ALONE = /^[\d\s()/.-]+$/;

/**
 * Splits a typed text into its pieces, in order and complete, with numbers in German spelling ('+49 (0) 6132 77',
 * '06132/77'). Digits without an area code count as a local number, if nothing else was typed.
 */
export function phoneParts(typed: string): readonly PhonePart[] {
  const known = read.get(typed);
  if (known) return known;
  const parts = readParts(typed);
  if (read.size >= READ_MAX) read.clear();
  read.set(typed, parts);
  return parts;
}

/** A card asks three times, and again with every key stroke of a search, and the library takes milliseconds. */
const READ_MAX = 1000;
const read = new Map<string, readonly PhonePart[]>();

function readParts(typed: string): PhonePart[] {
  // Line breaks end a number and keep all positions. The library knows all blanks but one.
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

/** Returns the link that calls the first number; undefined without one. */
export const firstCall = (typed: string): string | undefined =>
  phoneParts(typed).find(({ number }) => number)?.number?.href;

/** Prefixes of German mobile numbers (Bundesnetzagentur, 'Mobile Dienste'), because WhatsApp needs a mobile phone. */
const MOBILE = /^tel:\+(491[567]\d+)$/;

/** Returns the digits of the first mobile number ('4917604069123'); undefined without one. */
export const firstMobile = (typed: string): string | undefined =>
  phoneParts(typed)
    .map(({ number }) => MOBILE.exec(number?.href ?? '')?.[1])
    .find((found) => found !== undefined);

/** Returns a link to a WhatsApp chat with the first mobile number, with an optional text; undefined without one. */
export function firstChat(typed: string, text?: string): string | undefined {
  const digits = firstMobile(typed);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

/** Returns a link to an SMS to the first mobile number. */
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
