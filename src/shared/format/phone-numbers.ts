import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';

export interface PhonePart {
  text: string;
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
/** Another end of the same number: '069 90009-0/-12', '069 90009 12 / 13'. */
const OTHER_END = /(?<=(?:\d[\s.-]*){7,})\/\s*-?\d{1,3}(?![\s./-]*\d)/g;
/** An area code or a country code. Without one the library takes a time or a postal code for a number. */
const HAS_AREA_CODE = /^[(\s]*[0+]/;
/** The blank before an international number that lacks its plus; nobody dials so many digits within a town (E.164). */
const NO_PLUS = /(?<![\p{N}+][\s()/.-]*)[\s(:](?=[1-9](?:[\s()/.-]*\d){10,14}(?![\s()/.-]*\d))/gu;
/** Digits before or after a match with no word between: the match is a part of a longer or misspelt number. */
const GOES_ON_BEFORE = /\p{N}\p{L}?[^\p{L}\n,;()]*$/u;
const GOES_ON_AFTER = /^[^\p{L}\n,;()]*\p{L}?\p{N}/u;
/** Digits of a number without area code, within a town or within Germany. */
const LOCAL = /^(?=[\d\s()/.-]+$)\D*(?:[1-9]\D*(?:\d\D*){2,8}|0\D*(?:\d\D*){2,14})$/;

/** Reads the numbers of a field in E.164. Skips those without an area code. */
export const numbersIn = (typed: string): string[] =>
  phoneParts(typed).flatMap(({ number }) => /^tel:(\+\d+)/.exec(number?.href ?? '')?.[1] ?? []);

/**
 * Splits a text into pieces, in order and complete, with numbers in German spelling ('+49 (0) 6132 77', '06132/77').
 * Digits without an area code are a local number only if nothing else was typed.
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
  // Every replacement keeps the positions, one later for the blank in front. Line breaks end a number.
  const searched = ` ${typed}`
    .replace(NO_NUMBER, (found) => '\n'.repeat(found.length))
    .replace(OTHER_END, (found) => '\n'.repeat(found.length))
    .replace(/\b(?:Durchwahl|DW)\b/g, (found) => ' '.repeat(found.length))
    // The library knows all blanks but one.
    .replaceAll('\u202f', ' ')
    // Letters that stand for digits: 'O176', '0l76'.
    .replace(/(?<!\p{L})[Oo](?=\d)|(?<=\d[Oo]*)[Oo](?=[Oo]*\d)/gu, '0')
    .replace(/(?<=\d\s?)[Il|](?=\d)/g, '1')
    .replace(NO_PLUS, '+');
  const matches = findPhoneNumbersInText(searched, 'DE');
  const parts: PhonePart[] = [];
  let end = 1;
  for (const [index, { number, startsAt, endsAt }] of matches.entries()) {
    const before = searched.slice(end, startsAt);
    const after = searched.slice(endsAt, matches[index + 1]?.startsAt);
    const isPart = GOES_ON_BEFORE.test(before) || GOES_ON_AFTER.test(after);
    if (isPart || !HAS_AREA_CODE.test(searched.slice(startsAt))) continue;
    const start = startsAt + (searched[startsAt] === '+' && typed[startsAt - 1] !== '+' ? 1 : 0);
    if (start > end) parts.push({ text: typed.slice(end - 1, start - 1) });
    parts.push({ text: typed.slice(start - 1, endsAt - 1), number: callable(number) });
    end = endsAt;
  }
  if (parts.length === 0) return [LOCAL.test(typed) ? withinTown(typed) : { text: typed }];
  if (end <= typed.length) parts.push({ text: typed.slice(end - 1) });
  return parts;
}

export const firstCall = (typed: string): string | undefined =>
  phoneParts(typed).find(({ number }) => number)?.number?.href;

/** Prefixes of German mobile numbers (Bundesnetzagentur, 'Mobile Dienste'), because WhatsApp needs a mobile phone. */
const MOBILE = /^tel:\+(491[567]\d+)$/;

export const firstMobile = (typed: string): string | undefined =>
  phoneParts(typed)
    .map(({ number }) => MOBILE.exec(number?.href ?? '')?.[1])
    .find((found) => found !== undefined);

export function firstChat(typed: string, text?: string): string | undefined {
  const digits = firstMobile(typed);
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

const callable = (number: PhoneNumber): Callable => ({
  href: number.getURI(),
  international: number.formatInternational(),
});

const withinTown = (text: string): PhonePart => ({
  text,
  number: { href: `tel:${text.replace(/\D/g, '')}`, international: text },
});
