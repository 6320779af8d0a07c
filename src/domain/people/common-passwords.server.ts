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
  return isMadeOf(typed, {
    words: new Set([...words.split(' '), ...'abcdefghijklmnopqrstuvwxyz']),
    own: new Set(own),
  });
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

const LETTER = /\p{L}/u;
const LETTER_DIGIT_OR_LOOK = /[\p{L}\d@€!$]/u;

interface Lists {
  words: Set<string>;
  own: Set<string>;
}

/** Whether all letters belong to own words and at most WORDS_AT_MOST different common ones. */
function isMadeOf(typed: string, lists: Lists): boolean {
  const beginnings = new Set<string>();
  for (const word of [...lists.words, ...lists.own])
    for (let n = 1; n <= word.length; n += 1) beginnings.add(word.slice(0, n));
  const all = { ...lists, beginnings };
  let states = new Set(['']);
  for (const sign of typed) {
    states = new Set([...states].flatMap((state) => after(state, sign, all)));
    // So many readings has only what repeats a few signs.
    if (states.size > READINGS_AT_MOST) return true;
  }
  return [...states].some((state) => {
    const used = finished(state, lists);
    return used && (used.length === 0 || used.some((word) => word.length >= WORD_MIN_CHARS));
  });
}

/** Finishes a state's last word. A state is the word begun, then the common words before it; undefined if none. */
function finished(state: string, { words, own }: Lists): string[] | undefined {
  const [word = '', ...before] = state.split(' ');
  if (word === '' || own.has(word) || before.includes(word)) return before;
  return words.has(word) && before.length < WORDS_AT_MOST ? [...before, word].sort() : undefined;
}

/** The states that a state may become by one more sign. */
function after(state: string, sign: string, lists: Lists & { beginnings: Set<string> }): string[] {
  const [word = '', ...others] = state.split(' ');
  const before = finished(state, lists);
  const isLetter = LETTER.test(sign);
  const next: string[][] = [];
  // Signs may stand within a word, as in 'p-a-s-s'. Digits and what stands for a letter end it, because random ones
  // would hold too many words.
  if (!LETTER_DIGIT_OR_LOOK.test(sign)) next.push([word, ...others]);
  else if (!isLetter && before) next.push(['', ...before]);
  for (const letter of isLetter ? sign : (LOOKS.get(sign) ?? '')) {
    if (lists.beginnings.has(word + letter)) next.push([word + letter, ...others]);
    if (before && lists.beginnings.has(letter)) next.push([letter, ...before]);
  }
  return next.map((words) => words.join(' '));
}
