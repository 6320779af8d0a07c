import { isDay } from '#shared/format/berlin-day.ts';

/** A value, and whether the typed words say less or more than it. */
export interface Reading<Value> {
  value: Value;
  isVague: boolean;
}

const ISO = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/;
const IN_NUMBERS = /^(?:\p{L}{2,10}[.,]* )?(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4}|\d\d)(?:[ ,T].*)?$/u;
/** '24. November 2025', 'Mo, 24. Nov. 25', 'August 2025', 'Winter 24/25'. */
const IN_WORDS = /^(?:\D*?(\d{1,2})\.?\s*)?(\p{L}+)\.?\s*'?(\d{4}|\d\d)(?:\/\d\d)?$/u;
const MONTH_OR_YEAR = /^(?:(\d{1,2})[./-])?((?:19|20)\d\d)$/;

/** The beginnings of months and seasons; a season begins with its month. */
const MONTHS = [
  ...[/^jan/, /^feb/, /^(m[äa]r|mrz|fr(ü|ue)h)/, /^apr/, /^ma[iy]/, /^(jun|sommer)/],
  ...[/^jul/, /^aug/, /^(sep|herbst)/, /^o[kc]t/, /^nov/, /^(de[zc]|winter)/],
];

/** Reads a day as '2025-11-24', the first one of a month, season or year; undefined if it is none. */
export function readDay(typed: string, isMonthFirst = false): Reading<string> | undefined {
  const [year = '', month = '', day] = partsOf(typed, isMonthFirst) ?? [];
  const value = [year.padStart(4, '20'), month.padStart(2, '0'), (day ?? '1').padStart(2, '0')].join('-');
  return isDay(value) ? { value, isVague: !day } : undefined;
}

function partsOf(typed: string, isMonthFirst: boolean): (string | undefined)[] | undefined {
  const iso = ISO.exec(typed);
  if (iso) return iso.slice(1);
  const [, one, sign, two, year] = IN_NUMBERS.exec(typed) ?? [];
  if (year) return isMonthFirst && sign !== '.' ? [year, one, two] : [year, two, one];
  const [, day, word = '', ofWord] = IN_WORDS.exec(typed) ?? [];
  if (word) return [ofWord, String(MONTHS.findIndex((begin) => begin.test(word.toLowerCase())) + 1), day];
  const [, month = '1', alone] = MONTH_OR_YEAR.exec(typed) ?? [];
  return alone ? [alone, month] : undefined;
}

/** Whether a column writes the month before the day: '11/24/2026' shows the order of '03/01/2026'. */
export const writesMonthFirst = (days: readonly string[]): boolean =>
  days.some((typed) => /^\d{1,2}[/-](1[3-9]|2\d|3[01])[/-]/.test(typed));
