import * as area from '#facts/area.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { isGuessable } from './guessable-password.ts';

/** Characters beside the business's own words that still make no password. */
const OWN_REST_CHARS = 6;
/** The letters that digits and signs stand for; '1' and '!' stand for two. */
const LOOKS: Record<string, string> = { 4: 'a', '@': 'a', 0: 'o', 3: 'e', '€': 'e', 5: 's', $: 's' };

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
  const all = words.split(' ');
  return readingsOf(typed).some((letters) => isMadeOf(own.reduce(without, letters), all));
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

/** The letters alone; and with what stands for a letter, between the first and the last of them or right before. */
function readingsOf(typed: string): string[] {
  const inners = [/^\P{L}+/u, /^\P{L}+(?=\P{L}\p{L})/u].map((start) =>
    typed.replace(start, '').replace(/\P{L}+$/u, ''),
  );
  const read = inners.flatMap((inner) =>
    ['i', 'l'].map((one) => inner.replace(/[1!]/g, one).replace(/./gsu, (sign) => LOOKS[sign] ?? sign)),
  );
  return [typed, ...read].map((text) => text.replace(/\P{L}/gu, ''));
}

const GAP = ' ';
const without = (text: string, word: string) => text.replaceAll(word, GAP);

/** Whether at most two different words are all of the letters, or one and a single letter around it. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const isOver = (text: string) => text.replaceAll(GAP, '') === '';
  const within = words.filter((word) => letters.includes(word));
  return (
    isOver(letters) ||
    within.some((one) => {
      const left = without(letters, one);
      return new Set(left.replaceAll(GAP, '')).size < 2 || within.some((other) => isOver(without(left, other)));
    })
  );
}
