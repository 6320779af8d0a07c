import type { ServiceKind } from '#content/service-kinds.ts';
import { STEPS } from '#content/steps.ts';
import { clockOf } from '#domain/requests/case/clock.ts';
import { isWaiting, stepOf } from '#domain/requests/case/steps.ts';
import { byTime, DATE_LISTS, type DateList, isListed } from '#domain/requests/dates/date-lists.ts';
import { fieldsWhere } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { addDays, berlinMoment } from '#shared/format/berlin-day.ts';

/** What the owner looks for; 'all' and '' look for nothing. */
export interface ContactFilter {
  search: string;
  service: ServiceKind | 'all';
  /** Where it stands; without it all do. */
  state?: StateFilter | undefined;
  /** The first and the last day on which it came, in Germany; '2026-03-02'. */
  from?: string | undefined;
  to?: string | undefined;
}

/** What waits for its first answer, what has waited too long, what has a date, or what stands at a step. */
export const STATE_FILTERS = ['waiting', 'overdue', ...DATE_LISTS, ...STEPS] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const NO_FILTER: ContactFilter = { search: '', service: 'all' };

export const isFiltering = ({ search, service, state, from, to }: ContactFilter) =>
  search.trim() !== '' || service !== 'all' || (state ?? from ?? to) !== undefined;

/** A request with what is searched of it, prepared once: 10,000 requests answer every key stroke. */
export interface SearchableContact {
  contact: ContactSubmission;
  /** The fields that are searched by their words (name, e-mail and message: Spec §5) and the notes, but for the case. */
  text: string;
  /** The same without the dots of umlauts. */
  plain: string;
  /** The digits of those that are searched by them: the phone number's. */
  digits: string;
}

/** The values are kept apart by a character that nobody can type, so no match spans two of them. */
export const toSearchable = (contacts: readonly ContactSubmission[]): SearchableContact[] =>
  contacts.map((contact) => {
    const text = `${joined(contact, WORDS)}\u0000${contact.state?.notes ?? ''}`.toLowerCase();
    return { contact, text, plain: plain(text), digits: digitsOf(joined(contact, DIGITS)) };
  });

const WORDS = fieldsWhere(({ searched }) => searched === 'words');
const DIGITS = fieldsWhere(({ searched }) => searched === 'digits');
const joined = (contact: ContactSubmission, fields: readonly ContactField[]) =>
  fields.map((field) => contact[field] ?? '').join('\u0000');

/**
 * The requests that fit: they came within the period, the service is exactly the one chosen, and the search is found as a whole in name, e-mail or
 * message whatever its case (Spec §5), or all its words are in any order, with umlauts written as 'ü' or 'ue', or it is
 * a part of the phone number however that is written. In the order of the inbox.
 */
export function filterContacts(
  searchable: readonly SearchableContact[],
  { search, service, state, from, to }: ContactFilter,
  now: Date = new Date(),
): ContactSubmission[] {
  const fits = matcherOf(search);
  const first = from === undefined ? undefined : berlinMoment(from, '00:00')?.toISOString();
  const end = to === undefined ? undefined : berlinMoment(addDays(to, 1), '00:00')?.toISOString();
  return searchable
    .filter(
      (entry) =>
        (service === 'all' || entry.contact.service === service) &&
        (state === undefined || standsAt(entry.contact, state, now)) &&
        (first === undefined || entry.contact.createdAt >= first) &&
        (end === undefined || entry.contact.createdAt < end) &&
        fits(entry),
    )
    .map(({ contact }) => contact);
}

function standsAt(contact: ContactSubmission, state: StateFilter, now: Date): boolean {
  if (state === 'waiting') return isWaiting(contact);
  if (state === 'overdue') return isWaiting(contact) && clockOf(contact.createdAt, now).isOverdue;
  if (isDateList(state)) return contact.state?.date !== undefined && isListed(contact.state.date, state, now);
  return stepOf(contact) === state;
}

const isDateList = (state: StateFilter | undefined): state is DateList => DATE_LISTS.some((list) => list === state);

/** What waits is read the longest waiting first, dates the next first; everything else as the inbox is, newest first. */
export function inReadingOrder(contacts: readonly ContactSubmission[], { state }: ContactFilter) {
  if (state === 'waiting' || state === 'overdue') return contacts.toReversed();
  if (!isDateList(state)) return contacts;
  return contacts.toSorted((a, b) => (a.state?.date && b.state?.date ? byTime(a.state.date, b.state.date) : 0));
}

/** Whether that order is the one in which they came. */
export const isByArrival = ({ state }: ContactFilter) =>
  state !== 'waiting' && state !== 'overdue' && !isDateList(state);

/** A shorter run of digits is in too many phone numbers to mean one. */
const DIGITS_MIN = 3;
const DIGITS_ALONE = /^[+\d\s()/.\u2010-\u2015-]+$/;

function matcherOf(typed: string): (entry: SearchableContact) => boolean {
  const search = typed.trim().toLowerCase();
  const words = plain(search).split(/\s+/);
  const digits = DIGITS_ALONE.test(search) ? digitsOf(search) : '';
  return ({ text, plain: plainText, digits: phone }) =>
    text.includes(search) ||
    words.every((word) => plainText.includes(word)) ||
    (digits.length >= DIGITS_MIN && phone.includes(digits));
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ı: 'i', ł: 'l', ø: 'o', đ: 'd' };

/** As people write who have no umlauts on their keyboard, and no 'ı' and 'ł' of their neighbours' names; marks on other letters go as well. */
const plain = (text: string) =>
  isAscii(text)
    ? text
    : text
        .normalize('NFC')
        .replace(/[äöüßæıłøđ]/g, (letter) => LETTERS[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '');

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * The digits of a number as it is dialled within Germany: '+49 (0) 6132', '(+49) 6132' and '00 49 6132' are '06132'. A
 * '0049' within a number, '0176 0049 12', is nothing but digits.
 */
const digitsOf = (text: string) =>
  text
    .replace(/\(0\)/g, '')
    .replace(/\+/g, '\n00')
    .replace(/(?:^|\n|[^\d\s().\u2010-\u2015-])[\s().\u2010-\u2015-]*00\s*49\D*0?/g, '0')
    .replace(/\D/g, '');
