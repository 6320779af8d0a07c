import { isDay } from '#shared/format/berlin-day.ts';
import { MONTH_WORDS } from './column-texts.ts';

export interface Reading<Value> {
  value: Value;
  isVague: boolean;
}

/** '2025-11-24T09:00', '20251124'; 'Mo, 24.11.25'; '24. November 2025', 'Winter 24/25'; '11/2025', '2025'. */
const ISO = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/;
const NUMBERS = /^(?:\p{L}{2,10}[.,]* )?(\d{1,2})([./-]) ?(\d{1,2})[./-] ?(\d{4}|\d\d)(?:[ ,T].*)?$/u;
const WORDS = /^(?:\D*?(\d{1,2})\.?\s*)?(\p{L}+)\.?\s*'?(\d{4}|\d\d)(?:\/\d\d)?$/u;
const MONTH_OR_YEAR = /^(?:(\d{1,2})[./-])?((?:19|20)\d\d)$/;

/** Reads a day as '2025-11-24', the first one of a month, season or year; undefined if it is none. */
export function readDay(typed: string, isMonthFirst = false): Reading<string> | undefined {
  const [, ...iso] = ISO.exec(typed) ?? [];
  const [, one, sign, two, year] = NUMBERS.exec(typed) ?? [];
  const [, ofWords, word, yearOfWords] = WORDS.exec(typed) ?? [];
  const [, month = '1', alone] = MONTH_OR_YEAR.exec(typed) ?? [];
  const numbers = isMonthFirst && sign !== '.' ? [year, one, two] : [year, two, one];
  const [y, m = '', d] = [iso, numbers, [yearOfWords, monthOf(word), ofWords], [alone, month]].find(([y]) => y) ?? [];
  const value = `${y?.padStart(4, '20')}-${m.padStart(2, '0')}-${(d ?? '1').padStart(2, '0')}`;
  return isDay(value) ? { value, isVague: !d } : undefined;
}

const monthOf = (word = '') => String(MONTH_WORDS.findIndex((words) => words.test(word)) + 1);

/** '11/24/2026' shows the order of '03/01/2026' in the same column. */
export const isMonthFirst = (typed: string): boolean => /^\d{1,2}[/-](1[3-9]|2\d|3[01])[/-]/.test(typed);
