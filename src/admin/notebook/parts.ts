import { safeParse } from 'zod/v4/core';
import { NOTE_MAX_CHARS } from '#config/limits.ts';
import { centsOf } from '#domain/requests/case/price.ts';
import { type NotebookCustomer, notebookCustomer } from '#domain/requests/notebook.ts';
import { lastDayOfDeal } from '#domain/requests/retention.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { cut } from '#shared/api/text-fields.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { readDay } from './read-day.ts';
import { readTexts as texts } from './texts.ts';

/** The cells of one customer; several columns may hold the same part. */
export type Parts = { [P in Part]?: string[] | undefined };
/** With the number of its line or card. */
export interface Numbered {
  line: number;
  parts: Parts;
}

/** What is wrong with a line; without a customer it is left out. */
export interface Read {
  line: number;
  customer?: NotebookCustomer;
  faults: string[];
}

/** Makes a customer of a line. What fits no field goes into what stays, so that nothing is lost. */
export function toCustomer({ line, parts }: Numbered, today: string): Read {
  const faults: string[] = [];
  const others: string[] = [];
  const keep = (part: Part, value: string, fault?: string) => {
    others.push(`${PART_NAMES[part]}: ${value}`);
    if (fault) faults.push(fault);
  };
  const one = <T>(part: Part, read: (typed: string) => T | undefined): T | undefined => {
    const [typed = '', ...more] = parts[part] ?? [];
    for (const value of more) keep(part, value);
    const value = read(typed);
    if (typed && value === undefined) keep(part, typed, texts.unread(PART_NAMES[part]));
    return value;
  };
  const day = one('day', (typed) => pastDay(typed, today));
  const cents = one('price', centsOf);
  const email = one('email', (typed) => typed || undefined);
  const customer: NotebookCustomer = {
    name: nameOf(parts),
    email: email ?? '',
    phone: [...new Set(parts.phone?.filter((typed) => !ROUNDED.test(typed)).map(phoneOf))].join(', '),
    place: placeOf(parts),
    day,
    cents,
  };
  for (const [field, sentence] of Object.entries(errorsOf(customer))) {
    if (field !== 'email' && field !== 'phone' && field !== 'place') return { line, faults: [sentence] };
    keep(field === 'place' ? 'town' : field, customer[field] ?? '', sentence);
    customer[field] = '';
  }
  if (day && lastDayOfDeal(`${day}T12:00:00Z`) < today) return { line, faults: [texts.tooOld] };
  if (parts.phone?.some((typed) => ROUNDED.test(typed))) faults.push(texts.rounded);
  else if (!customer.email && !customer.phone) faults.push(texts.unreachable);
  const stays = cut([...(parts.note ?? []), ...others].join('\n'), NOTE_MAX_CHARS);
  return { line, customer: { ...customer, ...(stays && { stays }) }, faults };
}

function errorsOf(customer: NotebookCustomer) {
  const { error } = safeParse(notebookCustomer, customer);
  return error ? fieldErrorsOf(error) : {};
}

function nameOf({ firm = [], first = [], last = [], name = [] }: Parts): string {
  const person = first.length > 0 ? [...first, ...(last.length > 0 ? last : name)] : name.length > 0 ? name : last;
  return [...new Set([firm.join(' '), person.join(' ')])].filter(Boolean).join(', ');
}

const placeOf = ({ street = [], house = [], code = [], town = [] }: Parts) =>
  [[...street.slice(0, 1), ...house].join(' '), [...code.slice(0, 1), ...town.slice(0, 1)].join(' ')]
    .filter(Boolean)
    .join(', ')
    .replace(/\s*\n\s*/g, ', ');

/** A number that Excel took for an amount: '6,71123E+09'. */
const ROUNDED = /\dE\+\d/i;

/** Excel drops the zero at the start of a number. */
const phoneOf = (typed: string) => typed.replace(/^(?!49)[1-9]\d{8,11}$/, '0$&');

const pastDay = (typed: string, today: string) => {
  const day = readDay(typed);
  return day && day <= today ? day : undefined;
};
