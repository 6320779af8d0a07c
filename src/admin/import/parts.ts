import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { safeParse } from 'zod/v4/core';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { centsOf } from '#domain/requests/case/price.ts';
import { type NotebookCustomer, notebookCustomer } from '#domain/requests/notebook.ts';
import { lastDayOfDeal } from '#domain/requests/retention.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { cut } from '#shared/api/text-fields.ts';
import { isDay } from '#shared/format/berlin-day.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { readTexts as texts } from './texts.ts';

/** Several columns may hold the same part. */
export type Parts = { [P in Part]?: string[] };

export const add = (parts: Parts, part: Part, cell: string): void => {
  if (cell) parts[part] = [...(parts[part] ?? []), cell];
};

/** Makes a customer of a line, or none. What fits no field goes into what stays, so that nothing is lost. */
export function toCustomer(parts: Parts, today: string): { customer?: NotebookCustomer; faults: string[] } {
  const faults: string[] = [];
  const stays = [...(parts.note ?? [])];
  const keep = (part: Part, value: string) => stays.push(`${PART_NAMES[part]}: ${value}`);
  function one<T>(part: Part, read: (typed: string) => T | undefined): T | undefined {
    const [typed = '', ...others] = parts[part] ?? [];
    const value = read(typed);
    if (typed && value === undefined) faults.push(texts.unread(PART_NAMES[part]));
    for (const other of value === undefined && typed ? [typed, ...others] : others) keep(part, other);
    return value;
  }
  const phones = parts.phone?.filter((typed) => !ROUNDED.test(typed)).map(withZero) ?? [];
  const customer: NotebookCustomer = {
    name: nameOf(parts),
    day: one('day', (typed) => dayUntil(today, typed)),
    cents: one('price', centsOf),
    email: one('email', (typed) => typed) ?? '',
    phone: [...new Set(phones)].join(', '),
    place: placeOf(parts),
  };
  const { error } = safeParse(notebookCustomer, customer);
  for (const [field, sentence] of Object.entries(error ? fieldErrorsOf(error) : {})) {
    if (field !== 'email' && field !== 'phone' && field !== 'place') return { faults: [texts.leftOut(sentence)] };
    faults.push(sentence);
    keep(field === 'place' ? 'town' : field, customer[field] ?? '');
    customer[field] = '';
  }
  if (customer.day && lastDayOfDeal(customer.day) < today) return { faults: [texts.leftOut(texts.tooOld)] };
  if (phones.length !== (parts.phone ?? []).length) faults.push(texts.rounded);
  else if (!customer.email && !customer.phone) faults.push(texts.unreachable);
  for (const typed of phones) if (customer.phone && IS_OPEN.test(digitsIn(typed))) faults.push(texts.noAreaCode(typed));
  if (stays.length > 0) customer.stays = cut(stays.join('\n'), NOTE_MAX_CHARS);
  return { customer, faults };
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

function nameOf({ firm = [], first = [], last = [], name = [] }: Parts): string {
  const family = last.length > 0 && (first.length > 0 || name.length === 0) ? last : name;
  return [...new Set([firm.join(' '), [...first, ...family].join(' ')])].filter(Boolean).join(', ');
}

const placeOf = ({ street: [street = ''] = [], house = [], code: [code = ''] = [], town: [town = ''] = [] }: Parts) =>
  [[street, ...house].join(' ').trim(), `${code} ${town}`.trim()]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ', ');

/** Reads a day as '2025-11-24' from '24.11.2025', '24.11.25', '24/11/2025', '2025-11-24'; undefined if it is none. */
export function readDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)(?:[ ,T].*)?$/.exec(typed) ?? [];
  const iso = day ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.slice(0, 10);
  return isDay(iso) ? iso : undefined;
}

const dayUntil = (today: string, typed: string) => {
  const day = readDay(typed);
  return day && day <= today ? day : undefined;
};
