import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { safeParse } from 'zod/v4/core';
import { NAME_MAX_CHARS, NOTE_MAX_CHARS } from '#config/limits.ts';
import { centsOf } from '#domain/requests/case/price.ts';
import { type NotebookCustomer, notebookCustomer, type OldJob } from '#domain/requests/notebook.ts';
import { fieldErrorsOf } from '#shared/api/field-errors.ts';
import { cut } from '#shared/api/text-fields.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { type Reading, readDay } from './read-day.ts';
import { readTexts as texts } from './texts.ts';

/** A cell that isn't empty, and of several addresses which one it belongs to. */
export interface Cell {
  part: Part;
  text: string;
  address: number;
}

type Read<Value> = (typed: string) => Reading<Value> | undefined;

/** Makes a customer of a line, or none. What fits no field goes into what stays, so that nothing is lost. */
export function toCustomer(cells: readonly Cell[], today: string, isMonthFirst: boolean) {
  const faults: string[] = [];
  const all = (part: Part) => cells.filter((cell) => cell.part === part).map(({ text }) => text);
  const stays = all('note');
  const keep = (label: string, text: string) => stays.push(`${label}: ${text}`);
  const keepAll = (part: Part) => all(part).map((text) => keep(PART_NAMES[part], text));
  /** The first cell that can be read; the others are kept in words. */
  function one<Value>(part: Part, read: Read<Value>): Value | undefined {
    const typed = all(part);
    const at = typed.findIndex(read);
    const found = read(typed[at] ?? '');
    if (typed.length > 0 && !found) faults.push(texts.unread(PART_NAMES[part]));
    for (const [index, text] of typed.entries()) if (index !== at || found?.isVague) keep(PART_NAMES[part], text);
    return found?.value;
  }
  const numbers = all('phone');
  const phones = numbers.filter((typed) => !ROUNDED.test(typed)).map(withZero);
  const [place = '', ...elsewhere] = addressesIn(cells);
  for (const address of elsewhere) keep(texts.elsewhere, address);
  const customer: NotebookCustomer = {
    name: nameOf(all),
    email: one('email', mailOf) ?? '',
    phone: [...new Set(phones)].join(', '),
    place,
    jobs: [],
  };
  const day = one('day', (typed) => dayUntil(today, readDay(typed, isMonthFirst)));
  if (day) customer.jobs = [jobOf(day, one('price', priceOf), one('hours', hoursOf), all('what').join(', '))];
  else for (const part of ['price', 'hours', 'what'] as const) keepAll(part);
  const { error } = safeParse(notebookCustomer, customer);
  for (const [field, sentence] of Object.entries(error ? fieldErrorsOf(error) : {})) {
    if (field !== 'phone' && field !== 'place') return { faults: [texts.leftOut(sentence)] };
    faults.push(sentence);
    keep(PART_NAMES[field === 'place' ? 'town' : field], customer[field] ?? '');
    customer[field] = '';
  }
  if (phones.length !== numbers.length) faults.push(texts.rounded);
  for (const typed of phones) if (customer.phone && IS_OPEN.test(digitsIn(typed))) faults.push(texts.noAreaCode(typed));
  if (stays.length > 0) customer.stays = cut([...new Set(stays)].join('\n'), NOTE_MAX_CHARS);
  return { customer, faults };
}

const jobOf = (day: string, cents: number | undefined, hours: number | undefined, what: string): OldJob => ({
  day,
  ...(cents && { cents }),
  ...(hours && { hours }),
  ...(what && { what: cut(what, NAME_MAX_CHARS) }),
});

const isMail = (typed: string) => !safeParse(notebookCustomer.shape.email, typed).error;
const mailOf: Read<string> = (typed) => (typed && isMail(typed) ? { value: typed, isVague: false } : undefined);

/** Words beside a price that don't change it. */
const ABOUT = /~|\b(?:ca|circa|etwa|rund|pauschal|festpreis|je|jeweils|brutto|netto|inkl|mwst)\b\.?/gi;
/** '1,234.50', as an English program writes it. */
const ENGLISH = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d\d)?\D*$|^\D*\d{4,}\.\d\d\D*$/;

function priceOf(typed: string): Reading<number> | undefined {
  const bare = typed.replace(ABOUT, '').trim();
  const value = centsOf(ENGLISH.test(bare) ? bare.replaceAll(',', '') : bare);
  return value === undefined ? undefined : { value, isVague: bare !== typed };
}

/** '2', '2,5 Std.', '2:30', '90 Min.' */
function hoursOf(typed: string): Reading<number> | undefined {
  const [, whole = '', sign = '', rest = '', unit = ''] = /^(\d{1,3})(?:([,.:])(\d{1,2}))?\s*(\D*)$/.exec(typed) ?? [];
  const number = Number(whole) + (sign === ':' ? Number(rest) / 60 : Number(`0.${rest || 0}`));
  const value = Math.round((/^min/i.test(unit) ? number / 60 : number) * 100) / 100;
  return value > 0 && value <= 24 ? { value, isVague: false } : undefined;
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

function nameOf(all: (part: Part) => string[]): string {
  const [first, last, name] = [all('first'), all('last'), all('name')];
  const family = last.length > 0 && (first.length > 0 || name.length === 0) ? last : name;
  return [...new Set([all('firm').join(' '), [...first, ...family].join(' ')])].filter(Boolean).join(', ');
}

/** Writes each address of a row in one line; one with a street comes first, then home. */
function addressesIn(cells: readonly Cell[]): string[] {
  const byAddress = Map.groupBy(cells, ({ address }) => address);
  const addresses = [...byAddress.keys()].toSorted().map((key) => {
    const all = (part: Part) => byAddress.get(key)?.flatMap((cell) => (cell.part === part ? [cell.text] : [])) ?? [];
    const street = [...new Set([...all('street'), ...all('house')])].join(' ');
    const town = [...new Set([...all('code'), ...all('town')])].join(' ');
    return {
      hasStreet: street !== '',
      line: [street, town]
        .filter(Boolean)
        .join(', ')
        .replace(/\s*\n\s*/g, ', '),
    };
  });
  const sorted = addresses.toSorted((one, other) => Number(other.hasStreet) - Number(one.hasStreet));
  return [...new Set(sorted.map(({ line }) => line))].filter(Boolean);
}

const dayUntil = (today: string, day: Reading<string> | undefined) => (day && day.value <= today ? day : undefined);
