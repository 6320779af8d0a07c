/**
 * The kinds of text that a contract takes. What comes along with a pasted text is cleaned away: control characters (a
 * NUL stops PostgreSQL), direction marks and characters without width. Half characters are refused, because no file
 * can hold them.
 */
import * as z from 'zod/mini';
import { EMAIL_MAX_CHARS } from '#config/limits.ts';
import { EMAIL } from '#config/mail-address.ts';
import { textErrors } from './texts.ts';

/** Direction marks (Unicode, UAX #9), which let a name look like another one. */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069';
const DIRECTIONS = new RegExp(`[${DIRECTION}]`, 'gu');
/** `\p{Cs}` are half characters with the flag `u`, `\p{Cc}` control characters. */
const HALF = /\p{Cs}/u;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const UNSEEN = new RegExp(`[\\p{Cc}\\p{Cs}\\u2028\\u2029${DIRECTION}]`, 'u');
/** Ignorable characters (`\p{DI}`) like the soft hyphen, but no joiners and variants, because scripts and emoji need them. */
const IGNORABLE = /(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{DI}/gu;
/** A character that an address can't hold, and that nobody sees or tells from a blank. */
const HIDDEN = /(?! )[\p{Zs}\p{DI}\p{Cs}]/u;
/** Blanks and ignorable characters around a text. Variants, and a joiner after a mark, belong to the character before. */
const EDGE = '(?![\\ufe00-\\ufe0f]|(?<=\\p{M})[\\u200c\\u200d])[\\s\\p{DI}]';
/** The look-behind keeps the search from starting anew at each of many blanks. */
const AROUND = new RegExp(`^(?:${EDGE})+|(?<!${EDGE})(?:${EDGE})+$`, 'gu');
/** Browsers post line breaks as CRLF, scripts as LF, word processors and PDFs as others. One kind is stored and counted. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const hasUnseen = (text: string): boolean => UNSEEN.test(text);

/** Trims a text, and normalizes it (NFC), so that texts that look alike are equal. */
export const trimmed = (text: string): string => text.replace(AROUND, '').normalize();

const inOneLine = (text: string) =>
  trimmed(
    text
      .replace(LINE_BREAK, '\n')
      .replace(/[\n\t\p{Zs}]/gu, ' ')
      .replace(CONTROLS, ''),
  );

/** The sentences of a field; by default `textErrors`. With `missing` the field must not be empty. */
export interface TextSentences {
  missing?: string;
  notText?: string;
  /** A function, if it formats a number: the first number of a process costs milliseconds. */
  tooLong?: string | (() => string);
  unseen?: string;
}

function text(maxChars: number, sentences: TextSentences, unseen: RegExp, normal: (typed: string) => string) {
  const {
    missing,
    notText,
    tooLong = () => textErrors.tooLong(maxChars),
    unseen: sentence = textErrors.unseen,
  } = sentences;
  return z.string(notText ?? missing ?? textErrors.notText).check(
    z.overwrite(normal),
    ...(missing === undefined ? [] : [z.minLength(1, missing)]),
    z.maxLength(maxChars, { error: tooLong }),
    z.refine((typed) => !unseen.test(typed), sentence),
  );
}

/** One line, without blanks and invisible characters around and in it. */
export const line = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, HALF, (typed) => inOneLine(typed.replace(IGNORABLE, '')));

/** Several lines. Turns line breaks into LF, and removes what came along with a copied word. */
export const lines = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, HALF, (typed) =>
    trimmed(typed.replace(LINE_BREAK, '\n').replace(CONTROLS, '').replace(DIRECTIONS, '')),
  );

/** A telephone number, perhaps with words. Refuses invisible characters inside, because a guess might call a stranger. */
export const phone = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, { unseen: textErrors.hidden, ...sentences }, HIDDEN, inOneLine);

export const secret = (maxChars: number, sentences: TextSentences = {}) =>
  text(maxChars, sentences, UNSEEN, (typed) => typed);

export const email = (sentence: string) =>
  text(
    EMAIL_MAX_CHARS,
    { notText: sentence, tooLong: sentence, unseen: `${sentence}. ${textErrors.hidden}` },
    HIDDEN,
    trimmed,
  ).check(z.regex(EMAIL, sentence));

/** Cuts a text to at most so many characters, without half a character at its end. */
export const cut = (text: string, maxChars: number): string => text.slice(0, maxChars).replace(/\p{Cs}$/u, '');
