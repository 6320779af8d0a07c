/**
 * The kinds of text that a contract takes. None of them lets characters through that nobody sees: control characters
 * (a NUL stops PostgreSQL), marks that turn the direction of writing, and halves of characters.
 */
import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { textErrors } from './texts.ts';

/** Marks that turn the direction of what follows (Unicode, UAX #9): they let a name look like another one. */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';
/** `\p{Cc}` are the controls, `\p{Cs}` with the flag `u` halves of characters. */
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029${DIRECTION}]`, 'u');
/** Default ignorable characters, as a zero-width space; joiners, marks and variants stay, because scripts and emoji need them. */
const IGNORABLE = '(?![\\u200c-\\u200f\\ufe00-\\ufe0f])\\p{DI}';
const UNSEEN_IN_LINE = new RegExp(`${UNSEEN.source}|${IGNORABLE}`, 'u');
const UNSEEN_BUT_LINES = new RegExp(`(?![\\n\\t])${UNSEEN.source}`, 'u');
const DIRECTIONS = new RegExp(`[${DIRECTION}]`, 'gu');
/**
 * A phone number copied from an address book has direction marks around it: they go like blanks. (The look-behind
 * keeps the search from starting anew at each of many blanks.)
 */
const AROUND = new RegExp(`^[\\s${DIRECTION}]+|(?<![\\s${DIRECTION}])[\\s${DIRECTION}]+$`, 'gu');
/** Browsers post line breaks as CRLF, scripts as LF, word processors as others: one of them is stored, and counted. */
const LINE_BREAK = /\r\n?|[\v\u0085\u2028\u2029]/g;

/** One @, a host with a dot; umlauts on both sides (RFC 6531); nothing that means something in a mailto: link (ruling 25). */
const EMAIL =
  /^[^\s@"<>(),:;[\]\\?&#%]{1,64}@[^\s@"<>(),:;[\]\\?&#%.]+(\.[^\s@"<>(),:;[\]\\?&#%.]+)*\.[\p{L}\d-]{2,}$/u;

/** Whether a text holds characters that nobody sees; blanks are none of them. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** Also in the one spelling of each character (NFC), so that what looks alike is alike. */
const trimmed = (text: string) => text.replace(AROUND, '').normalize();

/** What is said of a field; `textErrors` where nothing is given. With `missing` the field must not be empty. */
export interface TextSentences {
  missing?: string;
  notText?: string;
  tooLong?: string;
  unseen?: string;
}

function text(maxChars: number, sentences: TextSentences, unseen: RegExp, normal: (typed: string) => string) {
  const { missing, tooLong, notText, unseen: sentence } = { ...textErrors, ...sentences };
  return z.string(sentences.notText ?? missing ?? notText).check(
    z.overwrite(normal),
    ...(missing === undefined ? [] : [z.minLength(1, missing)]),
    z.maxLength(maxChars, tooLong),
    z.refine((typed) => !unseen.test(typed), sentence),
  );
}

/** One line, without blanks around it. */
export const line = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN_IN_LINE, trimmed);

/** Several lines; the breaks become LF, and direction marks that came along with a copied word go. */
export const lines = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN_BUT_LINES, (typed) =>
    trimmed(typed.replace(LINE_BREAK, '\n').replace(DIRECTIONS, '')),
  );

/** A password: stays as it is typed, blanks around it included. */
export const secret = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN, (typed) => typed);

/** An e-mail address; whatever is wrong with it, the sentence is this one. */
export const email = (sentence: string) =>
  line(EMAIL_MAX_CHARS, { notText: sentence, tooLong: sentence, unseen: sentence }).check(z.regex(EMAIL, sentence));

/** The beginning of a text, at most so long, that does not end in half a character. */
export const cut = (text: string, maxChars: number): string => text.slice(0, maxChars).replace(/\p{Cs}$/u, '');
