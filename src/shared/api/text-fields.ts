/**
 * The kinds of text that a contract takes. All refuse invisible characters: control characters (a NUL stops
 * PostgreSQL), direction marks, and half characters.
 */
import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { textErrors } from './texts.ts';

/** Direction marks (Unicode, UAX #9), which let a name look like another one. */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';
/** `\p{Cc}` are control characters, `\p{Cs}` with the flag `u` half characters. */
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029${DIRECTION}]`, 'u');
/**
 * Ignorable characters like the zero-width space. Joiners, marks and variants stay, because scripts and emoji need
 * them.
 */
const IGNORABLE = '(?![\\u200c-\\u200f\\ufe00-\\ufe0f])\\p{DI}';
const UNSEEN_IN_LINE = new RegExp(`${UNSEEN.source}|${IGNORABLE}`, 'u');
const UNSEEN_BUT_LINES = new RegExp(`(?![\\n\\t])${UNSEEN.source}`, 'u');
const DIRECTIONS = new RegExp(`[${DIRECTION}]`, 'gu');
/**
 * Blanks and direction marks around a text, because a phone number copied from an address book has such marks. The
 * look-behind keeps the search from starting anew at each of many blanks.
 */
const AROUND = new RegExp(`^[\\s${DIRECTION}]+|(?<![\\s${DIRECTION}])[\\s${DIRECTION}]+$`, 'gu');
/** Browsers post line breaks as CRLF, scripts as LF, word processors as others. One kind is stored and counted. */
const LINE_BREAK = /\r\n?|[\v\u0085\u2028\u2029]/g;

/**
 * One @, a host with a dot; umlauts on both sides (RFC 6531); no character with a meaning in a mailto: link (ruling
 * 25).
 */
const EMAIL =
  /^[^\s@"<>(),:;[\]\\?&#%]{1,64}@[^\s@"<>(),:;[\]\\?&#%.]+(\.[^\s@"<>(),:;[\]\\?&#%.]+)*\.[\p{L}\d-]{2,}$/u;

/** Whether a text holds invisible characters; blanks do not count. */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** Trims a text, and normalizes it (NFC), so that texts that look alike are equal. */
const trimmed = (text: string) => text.replace(AROUND, '').normalize();

/** The sentences of a field; by default `textErrors`. With `missing` the field must not be empty. */
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

/** Several lines. Turns line breaks into LF, and removes direction marks that came along with a copied word. */
export const lines = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN_BUT_LINES, (typed) =>
    trimmed(typed.replace(LINE_BREAK, '\n').replace(DIRECTIONS, '')),
  );

/** A password, kept as typed, with blanks around it. */
export const secret = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN, (typed) => typed);

/** An e-mail address, with one sentence for every mistake. */
export const email = (sentence: string) =>
  line(EMAIL_MAX_CHARS, { notText: sentence, tooLong: sentence, unseen: sentence }).check(z.regex(EMAIL, sentence));

/** Cuts a text to at most so many characters, without half a character at its end. */
export const cut = (text: string, maxChars: number): string => text.slice(0, maxChars).replace(/\p{Cs}$/u, '');
