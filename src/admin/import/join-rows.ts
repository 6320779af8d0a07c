import { NOTE_MAX_CHARS, PHONE_MAX_CHARS } from '#config/limits.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { identitiesOf } from '#domain/requests/person/identities.ts';
import { cut } from '#shared/api/text-fields.ts';
import { PART_NAMES } from './column-texts.ts';

/** A customer with the line that named them first, and with the lines of the other jobs. */
export interface Row {
  lines: number[];
  customer: NotebookCustomer;
}

/** Joins the rows of one customer: their jobs are his, and what they say is kept. */
export function joinRows(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  const byKey = new Map<string, Set<Row>>();
  for (const row of rows) {
    const keys = [...identitiesOf(row.customer), wordsOf(row.customer.name).toSorted().join(' ')];
    const same = keys
      .flatMap((key) => [...(byKey.get(key) ?? [])])
      .find((other) => isSame(other.customer, row.customer));
    const kept = same ?? { ...row };
    if (same)
      Object.assign(same, { lines: [...same.lines, ...row.lines], customer: join(same.customer, row.customer) });
    else joined.push(kept);
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(kept));
  }
  return joined;
}

/**
 * Whether two rows mean one customer: a shared number or address of those whose names fit, or the same name and place
 * where one has neither. Two houses with one number stay apart.
 */
function isSame(one: NotebookCustomer, other: NotebookCustomer): boolean {
  const [ids, others] = [identitiesOf(one), identitiesOf(other)];
  const [place, otherPlace] = [plain(one.place), plain(other.place)];
  const fits = place.includes(otherPlace) || otherPlace.includes(place);
  if (!fits || !namesFit(one.name, other.name)) return false;
  if (ids.some((id) => others.includes(id))) return true;
  const isNamedAlike =
    wordsOf(one.name).length === wordsOf(other.name).length && (place === '') === (otherPlace === '');
  return isNamedAlike && (ids.length === 0 || others.length === 0);
}

const TITLES = /^(herr|frau|familie|fam)$/;
const wordsOf = (name: string) => (name.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !TITLES.test(word));
const plain = (place = '') => place.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** 'Klein' and 'Erika Klein', 'Becker, Hans' and 'Hans Becker'. */
function namesFit(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return fewer.length > 0 && fewer.every((word) => more.includes(word));
}

function join(one: NotebookCustomer, other: NotebookCustomer): NotebookCustomer {
  const phones = [one.phone, other.phone].flatMap((typed) => typed?.split(', ') ?? []).filter(Boolean);
  const byNumber = new Map(phones.toReversed().map((phone) => [identitiesOf({ email: '', phone })[0] ?? phone, phone]));
  const phone = [...byNumber.values()].toReversed();
  const isLong = phone.join(', ').length > PHONE_MAX_CHARS;
  const stays = [
    ...[one.stays, other.stays].flatMap((text) => text?.split('\n') ?? []),
    isLong && `${PART_NAMES.phone}: ${other.phone}`,
    one.email && other.email && one.email !== other.email && `${PART_NAMES.email}: ${other.email}`,
  ].filter(Boolean);
  const jobs = new Map([...one.jobs, ...other.jobs].map((job) => [`${job.day} ${job.cents} ${job.what}`, job]));
  return {
    name: one.name.length < other.name.length ? other.name : one.name,
    email: one.email || other.email,
    phone: isLong ? one.phone : phone.join(', '),
    place: (one.place ?? '').length < (other.place ?? '').length ? other.place : one.place,
    ...(stays.length > 0 && { stays: cut([...new Set(stays)].join('\n'), NOTE_MAX_CHARS) }),
    jobs: [...jobs.values()].toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}
