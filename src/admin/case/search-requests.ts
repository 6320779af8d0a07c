import { isSearching, type RequestFilter } from '#admin/shown/request-filter.ts';
import { stepOf } from '#domain/jobs/steps.ts';
import { byUrgency, type Task, taskOf } from '#domain/jobs/task.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import { fieldsWhere, shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { shortNumber } from '#shared/format/short-number.ts';

/** A request with its search texts, prepared once, because every key stroke searches all. */
interface SearchableRequest<Contact = StoredRequest> {
  contact: Contact;
  /** What the card says (Spec §5 and more), in lower case, once with 'ae' for 'ä' and once with 'a'. */
  text: string;
  digits: string;
  /** '8tse' of 'GR-8TSE', searched whole. */
  number: string;
}

/** Prepares the requests, but only those that it does not know, because a refetch keeps the unchanged ones. */
export const toSearchable = <C extends StoredRequest>(contacts: readonly C[]): SearchableRequest<C>[] =>
  contacts.map((contact) => {
    const entry = known.get(contact) ?? prepare(contact);
    known.set(contact, entry);
    return { contact, ...entry };
  });
const known = new WeakMap<object, ReturnType<typeof prepare>>();

/** Joins the values with NUL, which nobody can type, so no match spans two values. */
function prepare(contact: StoredRequest) {
  const searched = { ...contact, service: contact.service ?? 'sonstiges' };
  const words = [...WORDS.map((field) => shownValue(field, searched[field] ?? '')), ...ownWords(contact.state)];
  const text = words.filter(Boolean).join('\u0000');
  return {
    text: `${folded(spelledOut(text))}\u0000${folded(text)}`,
    digits: digitsOf(DIGITS.map((field) => contact[field] ?? '').join('\u0000')),
    number: numberIn(shortNumber(contact.id ?? '')),
  };
}

const ownWords = ({ notes, stays, address, dates = [] }: Partial<CaseState> = {}) => [
  notes,
  stays?.text,
  ...new Set([address?.text, ...dates.map(({ place }) => place)]),
];

const WORDS = fieldsWhere(({ searched }) => searched === 'words');
const DIGITS = fieldsWhere(({ searched }) => searched === 'digits');

/**
 * Returns the requests that match a search by each of its words: as a part of the text (Spec §5), or of the phone number
 * in any notation.
 */
export function filterRequests<C extends StoredRequest>(
  searchable: readonly SearchableRequest<C>[],
  search: string,
): C[] {
  const fits = matcherOf(search);
  return searchable.filter(fits).map(({ contact }) => contact);
}

/** Returns what a loaded list shows of a filter: requests, or the hits of its search. */
export function hitsOf(contacts: readonly StoredRequest[], filter: RequestFilter): StoredRequest[] {
  if (isSearching(filter)) return filterRequests(toSearchable(contacts), filter.search);
  // A customer of an import is no request.
  return contacts.filter(({ isNotebook }) => !isNotebook);
}

/** The groups of a search's hits in their order, after what waits. */
const BANDS = ['customers', 'requests', 'declined'] as const;

export function bandOf(contact: StoredRequest, now: Date): (typeof BANDS)[number] | 'waiting' {
  if (taskOf(contact, now)) return 'waiting';
  if (stepOf(contact) === 'abgesagt') return 'declined';
  return contact.isNotebook || contact.state?.jobs || contact.dealAt ? 'customers' : 'requests';
}

export function inReadingOrder(hits: readonly StoredRequest[], now = new Date()): StoredRequest[] {
  const bands = Map.groupBy(hits, (contact) => bandOf(contact, now));
  const waiting = (bands.get('waiting') ?? []).toSorted((a, b) => byUrgency(urgencyOf(a, now), urgencyOf(b, now)));
  return [waiting, ...BANDS.map((band) => bands.get(band) ?? [])].flat();
}

const urgencyOf = (contact: StoredRequest, now: Date): Task =>
  taskOf(contact, now) ?? { what: 'ask', since: contact.createdAt };

/** The fewest digits of a search by number, because fewer match too many; beside another word fewer will do. */
const DIGITS_MIN = { alone: 3, besideWords: 2 };

function matcherOf(typed: string): (entry: SearchableRequest) => boolean {
  // A number's blanks part no words.
  const words = folded(spelledOut(typed.trim()))
    .replace(/(?<=[+\d)/.-])\s+(?=[\d(/.-])/g, '')
    .split(/[,\s]+/);
  const least = words.length > 1 ? DIGITS_MIN.besideWords : DIGITS_MIN.alone;
  const wanted = words.map((word) => ({
    word,
    digits: /^[+\d()/.-]+$/.test(word) && digitsOf(word).length >= least ? digitsOf(word) : undefined,
  }));
  return (entry) =>
    wanted.every(
      ({ word, digits }) =>
        entry.text.includes(word) ||
        entry.number === numberIn(word) ||
        (digits !== undefined && entry.digits.includes(digits)),
    );
}

export function namedAs(typed: string): (name: string) => boolean {
  const words = folded(spelledOut(typed.trim())).split(/[,\s]+/);
  return (name) => [spelledOut(name), name].map(folded).some((text) => words.every((word) => text.includes(word)));
}

const numberIn = (word: string) => word.toLowerCase().replace(/^gr-/, '');

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

const spelledOut = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);

/** Apostrophes, and what nobody sees: marks, soft hyphens. */
const UNSEEN = /[\p{M}\p{DI}'’‘ʼ`´′]/gu;

/** Lower case without marks and apostrophes, with one kind of dash, because keyboards exchange them. */
function folded(text: string): string {
  const simple = text.toLowerCase();
  // The way below takes five times as long, and few texts need it.
  if (/^[\0-&(-_a-\x7f\u00a0€]*$/.test(simple)) return simple;
  return simple
    .normalize('NFD')
    .replace(UNSEEN, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[ßæıłøđ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * Returns the digits as dialled within Germany: '+49 (0) 6132', '(+49) 6132' and '00 49 6132' give '06132'. A '0049'
 * inside a number ('0176 0049 12') stays.
 */
export const digitsOf = (text: string) =>
  text
    .replace(/\(0\)/g, '')
    .replace(/\+/g, '\n00')
    .replace(/(?:^|\n|[^\d\s().\u2010-\u2015-])[\s().\u2010-\u2015-]*00\s*49\D*0?/g, '0')
    .replace(/\D/g, '');
