import type { ServiceKind } from '#content/service-kinds.ts';
import { STEPS } from '#content/steps.ts';
import { clockOf } from '#domain/requests/case/clock.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import { isWaiting, stepLabel, stepOf } from '#domain/requests/case/steps.ts';
import { byUrgency, type Task, taskOf } from '#domain/requests/case/task.ts';
import { byTime, isListed } from '#domain/requests/dates/date-lists.ts';
import { fieldsWhere, shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { searchTexts } from './texts.ts';

/** The owner's filter; '' does not filter. */
export interface RequestFilter {
  search: string;
  service: ServiceKind | '';
  state: StateFilter | '';
  /** The first and last day of arrival in Germany: '2026-03-02'. */
  from: string;
  to: string;
}

/** Waiting, overdue, with a date, or at a step. */
export const STATE_FILTERS = ['waiting', 'overdue', 'dated', ...STEPS] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export const NO_FILTER: RequestFilter = { search: '', service: '', state: '', from: '', to: '' };

export const isFiltering = (filter: RequestFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

/** The states that the owner opens daily. */
export const CHIPS = ['waiting', 'dated', 'angebot'] as const;

/** Whether more than one of the chips filters. */
export const isNarrowed = (filter: RequestFilter): boolean =>
  isFiltering({ ...filter, state: CHIPS.some((chip) => chip === filter.state) ? '' : filter.state });

/** A request with its search texts, prepared once, because every key stroke searches all. */
interface SearchableRequest<Contact = StoredRequest> extends Prepared {
  contact: Contact;
}
interface Prepared {
  /**
   * The fields searched by words (Spec §5), as they are shown, notes, what stays, step, prices, all places, and the
   * months of arrival, dates and jobs, in lower case, once with 'ae' for 'ä' and once with 'a'.
   */
  text: string;
  /** What is of the customer and not of this request alone: address and what stays. */
  ofCustomer: string;
  /** The digits of the phone number. */
  digits: string;
}

/**
 * Prepares the requests, but only those that it does not know, because a refetch keeps the unchanged ones.
 *
 * @param customers Maps the id of a request to all requests of its customer, whose address and notes it shares.
 */
export const toSearchable = <C extends StoredRequest>(
  contacts: readonly C[],
  customers: ReadonlyMap<string, readonly StoredRequest[]> = new Map(),
): SearchableRequest<C>[] =>
  contacts.map((contact) => {
    const own = prepared(contact);
    const others = (customers.get(contact.id) ?? []).filter((other) => other !== contact);
    const text = [own.text, ...others.map((other) => prepared(other).ofCustomer)].join('\u0000');
    return { contact, ...own, text };
  });

function prepared(contact: StoredRequest): Prepared {
  const entry = known.get(contact) ?? prepare(contact);
  known.set(contact, entry);
  return entry;
}
const known = new WeakMap<object, Prepared>();

/** Joins the values with NUL, which nobody can type, so no match spans two values. */
function prepare(contact: StoredRequest): Prepared {
  const { address, stays } = contact.state ?? {};
  const searched = { ...contact, service: contact.service ?? 'sonstiges' };
  return {
    text: spelled([...WORDS.map((field) => shownValue(field, searched[field] ?? '')), ...shownWords(contact)]),
    ofCustomer: spelled([address?.text ?? contact.place, stays?.text]),
    digits: digitsOf(DIGITS.map((field) => contact[field] ?? '').join('\u0000')),
  };
}

/** Once with 'ae' for 'ä' and once with 'a', in lower case. */
function spelled(parts: readonly (string | undefined)[]) {
  const text = parts.filter(Boolean).join('\u0000').toLowerCase().normalize('NFC');
  return `${plain(text)}\u0000${withoutMarks(text)}`;
}

/** What the card and the customer's page say beside the typed fields. */
function shownWords(contact: StoredRequest) {
  const { createdAt } = contact;
  const { notes, dates = [], jobs = [], priceCents, address, stays } = contact.state ?? {};
  const prices = [priceCents, ...jobs.map(({ cents }) => cents)].filter((cents) => cents !== undefined);
  return [
    notes,
    stays?.text,
    ...new Set([address?.text, ...dates.map(({ place }) => place)]),
    ...new Set([createdAt, ...dates.map(({ day }) => day), ...jobs.map(({ day }) => day)].map(monthOf)),
    stepLabel(stepOf(contact)),
    ...[...new Set(prices)].map(germanPrice).map((price) => `${price} ${price.replace('.', '')} Euro`),
  ];
}

/** 'November 2026', from ISO 8601. */
const monthOf = (iso: string) => month().format(new Date(iso));
const month = onFirstUse(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' }),
);

const WORDS = fieldsWhere(({ searched }) => searched === 'words');
const DIGITS = fieldsWhere(({ searched }) => searched === 'digits');

/**
 * Returns the requests that match, in the order of the inbox. A search must match by all its words but titles, in any
 * order, also as parts of words ('ü', 'ue' or 'u'). It looks into name, e-mail, message (Spec §5) and more. It also
 * matches a part of the phone number in any notation, beside other words too, or the number of the request. A customer
 * of the notebook is no request, and found by a search, a task or a date only.
 */
export function filterRequests<C extends StoredRequest>(
  searchable: readonly SearchableRequest<C>[],
  { search, service, state, from, to }: RequestFilter,
  now: Date = new Date(),
): C[] {
  const fits = matcherOf(search);
  const isAsked = search.trim() !== '' || state === 'waiting' || state === 'dated';
  const first = from && berlinMoment(from, '00:00')?.toISOString();
  const end = to && berlinMoment(addDays(to, 1), '00:00')?.toISOString();
  return searchable
    .filter(
      (entry) =>
        (!entry.contact.isNotebook || isAsked) &&
        (!service || entry.contact.service === service) &&
        (!state || standsAt(entry.contact, state, now)) &&
        (!first || entry.contact.createdAt >= first) &&
        (!end || entry.contact.createdAt < end) &&
        fits(entry),
    )
    .map(({ contact }) => contact);
}

export function standsAt(contact: StoredRequest, state: StateFilter, now: Date): boolean {
  if (state === 'waiting') return taskOf(contact, now) !== undefined;
  if (state === 'overdue') return isWaiting(contact) && clockOf(contact, now).isOverdue;
  if (state === 'dated') return contact.state?.date !== undefined && isListed(contact.state.date, state, now);
  return stepOf(contact) === state;
}

/** Sorts tasks by urgency, overdue requests by the longest wait, dates by the next; others stay newest first. */
export function inReadingOrder(contacts: readonly StoredRequest[], { state }: RequestFilter, now = new Date()) {
  if (state === 'waiting') return contacts.toSorted((a, b) => byUrgency(urgencyOf(a, now), urgencyOf(b, now)));
  if (state === 'overdue') return contacts.toReversed();
  if (state !== 'dated') return contacts;
  return contacts.toSorted((a, b) => (a.state?.date && b.state?.date ? byTime(a.state.date, b.state.date) : 0));
}

const urgencyOf = (contact: StoredRequest, now: Date): Task =>
  taskOf(contact, now) ?? { what: 'ask', since: contact.createdAt };

/** Whether the filter's order is by arrival. */
export const isByArrival = ({ state }: RequestFilter) =>
  state !== 'waiting' && state !== 'overdue' && state !== 'dated';

/** The fewest digits of a search by number, because fewer match too many phone numbers. */
const DIGITS_MIN = 3;
/** Beside another word, as in 'becker 77' or 'becker 0671/55', fewer will do. */
const DIGITS_BESIDE_WORDS = /^[+\d()/.-]{2,}$/;
const DIGITS_ALONE = /^[+\d\s()/.\u2010-\u2015-]+$/;

function matcherOf(typed: string): (entry: SearchableRequest) => boolean {
  const search = plain(typed.trim().toLowerCase());
  // 'Krämer, Anna', '189€'.
  const words = search.split(/,?\s+|(?=€)/);
  const named = words.filter((word) => !searchTexts.titles.includes(word));
  const wanted = named.length > 0 ? named : words;
  const digits = DIGITS_ALONE.test(search) ? digitsOf(search) : '';
  const number = numberOf(search);
  const isBesideWords = wanted.length > 1 && digits === '';
  return (entry) =>
    wanted.every(
      (word) =>
        entry.text.includes(word) ||
        (isBesideWords && DIGITS_BESIDE_WORDS.test(word) && entry.digits.includes(digitsOf(word))),
    ) ||
    (number !== undefined && shortNumber(entry.contact.id) === number) ||
    (digits.length >= DIGITS_MIN && entry.digits.includes(digits));
}

/** Reads the number of a request, with letters that look like its digits: '8dtg' gives 'GR-8DTG'. */
function numberOf(search: string): string | undefined {
  const [, digits] = /^(?:gr[\s-]*)?([\da-z]{4})$/.exec(search) ?? [];
  return digits && `GR-${digits.replace(/o/g, '0').replace(/[il]/g, '1').toUpperCase()}`;
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ä: 'a', ö: 'o', ü: 'u' };

/** Transliterates umlauts and letters like 'ł', and removes all other marks and signs that keyboards exchange. */
const plain = (text: string) =>
  withoutMarks(text.normalize('NFC').replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter));

/** Apostrophes, and what nobody sees: marks, soft hyphens. */
const UNSEEN = /[\p{M}\p{DI}'’‘ʼ`´′]/gu;

function withoutMarks(text: string): string {
  const simple = text.replace(/[ßæıłøđäöü]/g, (letter) => LETTERS[letter] ?? letter);
  // The way below takes five times as long, and few texts need it.
  if (IS_SIMPLE.test(simple)) return simple.replace(/['`]/g, '');
  return simple
    .normalize('NFD')
    .replace(UNSEEN, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
const IS_SIMPLE = /^[\0-\x7f\u00a0€]*$/;

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

export type DayGroup = 'today' | 'yesterday' | 'older';

/** Groups moments (ISO 8601) by days in Germany, seen from `now`. */
export function dayGroups(now: Date): (iso: string) => DayGroup {
  const today = berlinDay(now);
  const yesterday = addDays(today, -1);
  return (iso) => {
    const day = berlinDay(new Date(iso));
    // Counts later days as today, because this device's clock may be slow.
    if (day >= today) return 'today';
    return day === yesterday ? 'yesterday' : 'older';
  };
}
