import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { isGuessable } from './guessable-password.ts';

/** The number of different common words that are still guessed, with decoration. */
const WORDS_AT_MOST = 2;
/** Shorter ones only decorate another word, because random digits hold single letters. */
const WORD_MIN_CHARS = 3;
/** Bounds the work for one password. */
const READINGS_AT_MOST = 300;
/** Characters beside the business's own words that still make no password. */
const OWN_REST_CHARS = 6;
/** The letters that digits and signs stand for. */
const LOOKS = new Map(['4a', '@a', '0o', '3e', '€e', '1il', '!il', '5s', '$s'].map((pair) => [pair[0], pair.slice(1)]));

/**
 * One or two common words with decoration: digits and signs around, between or for letters, as in 'P4ssw0rt!2027'
 * (ASVS 6.2.4, 6.2.11, 6.2.12). Own words and `username` decorate, too. Loads the words late (decisions/common-words.md).
 */
export async function isCommonPassword(password: string, username = ''): Promise<boolean> {
  if (isGuessable(password)) return true;
  const typed = plain(password);
  const { company, owner, street, city } = firm;
  const { region } = area;
  const { email } = contact;
  const own = [username, company, owner, street, city, region, email.domain]
    .flatMap((text) => plain(text).split(/[^\p{L}\d]+/u))
    .filter((word) => word.length > 3);
  if (own.reduce((left, word) => left.replaceAll(word, ''), typed).length < OWN_REST_CHARS) return true;
  const { words } = (await import('./common-words.json', { with: { type: 'json' } })).default;
  return isMadeOf(typed, new Set([...words.split(' '), ...'abcdefghijklmnopqrstuvwxyz']), new Set(own));
}

/** Makes equal what people exchange: case, umlauts, accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (umlaut) => `${umlaut.normalize('NFD')[0]}e`)
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Tells whether all letters belong to own words and at most WORDS_AT_MOST different common ones. */
function isMadeOf(typed: string, words: Set<string>, own: Set<string>): boolean {
  const beginnings = new Set<string>();
  for (const word of [...words, ...own]) for (let n = 1; n <= word.length; n += 1) beginnings.add(word.slice(0, n));
  /** Finishes a state's last word. A state is the word begun, then the common words before it; undefined if none. */
  const finished = (state: string): string[] | undefined => {
    const [word = '', ...before] = state.split(' ');
    if (word === '' || own.has(word) || before.includes(word)) return before;
    return words.has(word) && before.length < WORDS_AT_MOST ? [...before, word].sort() : undefined;
  };
  let states = new Set(['']);
  for (const sign of typed) {
    const isLetter = /\p{L}/u.test(sign);
    const looks = LOOKS.get(sign);
    const next = new Set<string>();
    for (const state of states) {
      const [word = '', ...others] = state.split(' ');
      const before = finished(state);
      // Signs may stand within a word, as in 'p-a-s-s'. Digits and what stands for a letter end it, because random ones
      // would hold too many words.
      if (!isLetter && !looks && !/\d/.test(sign)) next.add(state);
      else if (!isLetter && before) next.add(['', ...before].join(' '));
      for (const letter of looks ?? (isLetter ? sign : '')) {
        if (beginnings.has(word + letter)) next.add([word + letter, ...others].join(' '));
        if (before && beginnings.has(letter)) next.add([letter, ...before].join(' '));
      }
    }
    // So many readings has only what repeats a few signs.
    if (next.size > READINGS_AT_MOST) return true;
    states = next;
  }
  return [...states].some((state) => {
    const used = finished(state);
    return used && (used.length === 0 || used.some((word) => word.length >= WORD_MIN_CHARS));
  });
}
