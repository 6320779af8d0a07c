import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { safeParse } from 'zod/v4/core';
import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from '#config/limits.ts';
import { emailKey } from '#domain/customers/customer-keys.ts';
import { type NotebookCustomer, notebookCustomer } from '#domain/jobs/notebook.ts';
import { centsOf } from '#domain/jobs/price.ts';
import { fieldErrorsOf } from '#shared/api/api-error.ts';
import { cut } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { numbersIn } from '#shared/format/phone-numbers.ts';
import { nameOfPart, type Part } from './column-texts.ts';
import { readTexts as texts } from './texts.ts';

export interface Cell {
  part: Part;
  text: string;
  address: number;
}

const textsOf = (cells: readonly Cell[], ...parts: Part[]) =>
  parts.flatMap((part) => cells.filter((cell) => cell.part === part)).map(({ text }) => text);

/** Makes a customer of his lines, or none. What fits no field goes into what stays, so that nothing is lost. */
export function toCustomer(lines: readonly (readonly Cell[])[], today: string) {
  const cells = lines.flat();
  const faults: string[] = [];
  const stays = textsOf(cells, 'note');
  const keep = (label: string, text: string) => stays.push(`${label}: ${text}`);
  /** Reads the first cell that can be read; the others are kept in words. */
  function one<Value>(from: readonly Cell[], part: Part, read: (typed: string) => Value | undefined) {
    const typed = [...new Set(textsOf(from, part))];
    const found = typed.find((text) => read(text) !== undefined);
    if (typed.length > 0 && found === undefined) faults.push(texts.unread(nameOfPart(part)));
    for (const text of typed) if (text !== found) keep(nameOfPart(part), text);
    return found === undefined ? undefined : read(found);
  }
  const jobs = lines.flatMap((line) => {
    const day = one(line, 'day', (typed) => dayUntil(today, typed));
    if (!day) for (const { part, text } of line) if (OF_A_JOB.includes(part)) keep(nameOfPart(part), text);
    const what = cut(textsOf(line, 'what').join(', '), NAME_MAX_CHARS) || undefined;
    return day ? [{ day, cents: one(line, 'price', centsOf), hours: one(line, 'hours', hoursOf), what }] : [];
  });
  const numbers = textsOf(cells, 'phone');
  const phones = numbers.filter((typed) => !ROUNDED.test(typed)).map(withZero);
  const [place = '', ...elsewhere] = [...new Set(lines.flatMap(addressesIn))].toSorted((a, b) => rank(a) - rank(b));
  for (const address of elsewhere.filter((one) => !place.includes(one))) keep(texts.elsewhere, address);
  const customer: NotebookCustomer = {
    name: lines.map(nameOf).toSorted((a, b) => b.length - a.length)[0] ?? '',
    email: one(cells, 'email', mailOf) ?? '',
    phone: [...Map.groupBy(phones, (phone) => identitiesOf({ email: '', phone })[0] ?? phone).values()]
      .map(([phone]) => phone)
      .join(', '),
    place,
    jobs: [...new Map(jobs.map((job) => [JSON.stringify(job), job])).values()].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    ),
  };
  for (const [field, sentence] of errorsOf(customer)) {
    if (field !== 'phone' && field !== 'place') return { customer: undefined, faults: [texts.leftOut(sentence)] };
    faults.push(sentence);
    keep(nameOfPart(field === 'place' ? 'town' : field), customer[field] ?? '');
    customer[field] = '';
  }
  if (phones.length !== numbers.length) faults.push(texts.rounded);
  else if (!customer.email && !customer.phone) faults.push(texts.unreachable);
  if (customer.phone) faults.push(...phones.filter((typed) => IS_OPEN.test(digitsIn(typed))).map(texts.noAreaCode));
  if (stays.length > 0) customer.stays = cut([...new Set(stays)].join('\n'), NOTE_MAX_CHARS);
  return { customer, faults: [...new Set(faults)] };
}

function errorsOf(customer: NotebookCustomer) {
  const { error } = safeParse(notebookCustomer, customer);
  return Object.entries(error ? fieldErrorsOf(error) : {});
}

const OF_A_JOB: readonly Part[] = ['price', 'hours', 'what'];

/** '2025-11-24' of such a day or of 'Mo, 24.11.25', with or without a time; undefined for all else. */
export function readDay(typed: string): string | undefined {
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?!\d)/.exec(typed) ?? [];
  const [, day = '', month = '', year = ''] =
    /^(?:\p{L}{2,10}[.,]* )?(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d\d)(?:[ ,].*)?$/u.exec(typed) ?? [];
  const read = iso ?? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}

function dayUntil(today: string, typed: string): string | undefined {
  const day = readDay(typed);
  return day && day <= today ? day : undefined;
}

const mailOf = (typed: string) => (typed && !safeParse(notebookCustomer.shape.email, typed).error ? typed : undefined);

function hoursOf(typed: string): number | undefined {
  const [, number = ''] = /^(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:std\.?|stunden?|h)?$/i.exec(typed) ?? [];
  const hours = Number(number.replace(',', '.'));
  return hours > 0 && hours <= 24 ? hours : undefined;
}

/** A number that Excel took for an amount: '6,71123E+09'. */
const ROUNDED = /\dE\+\d/i;

const digitsIn = (typed: string) => typed.replace(/[\s()/.-]/g, '');

/** Digits without a zero in front; from 11 on, 49 is the country's code. */
const IS_OPEN = /^(?!49\d{9})[1-9]\d{2,}$/;

/** Adds the zero that Excel drops: before nine digits and more, and before seven that begin with an area code. */
function withZero(typed: string): string {
  const digits = digitsIn(typed);
  const isDropped =
    /^(?!49)[1-9]\d{8,11}$/.test(digits) ||
    (/^[1-9]\d{6,7}$/.test(digits) && parsePhoneNumberFromString(`0${digits}`, 'DE')?.getType() === 'FIXED_LINE');
  return isDropped ? typed.replace(/\d/, '0$&') : typed;
}

function nameOf(line: readonly Cell[]): string {
  const [first, last, name] = [textsOf(line, 'first'), textsOf(line, 'last'), textsOf(line, 'name')];
  const family = last.length > 0 && (first.length > 0 || name.length === 0) ? last : name;
  return [...new Set([textsOf(line, 'firm').join(' '), [...first, ...family].join(' ')])].filter(Boolean).join(', ');
}

const addressesIn = (line: readonly Cell[]): string[] =>
  [...Map.groupBy(line, ({ address }) => address)]
    .toSorted(([one], [other]) => one - other)
    .map(([, cells]) => [textsOf(cells, 'street', 'house').join(' '), textsOf(cells, 'code', 'town').join(' ')])
    .map((parts) =>
      parts
        .filter(Boolean)
        .join(', ')
        .replace(/\s*\n\s*/g, ', '),
    )
    .filter(Boolean);

/** A street comes before a town alone. */
const rank = (address: string) => (/\p{L}.*\d.*,|\d+\s*[a-z]?$/iu.test(address) ? 0 : 1);

/** Reads the address in lower case and the numbers in E.164, by which two lines of a list are one customer. */
export const identitiesOf = ({ email, phone }: { email: string; phone?: string | undefined }): string[] => [
  ...(email ? [emailKey(email)] : []),
  ...numbersIn(phone ?? ''),
];
