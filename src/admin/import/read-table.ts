import Papa from 'papaparse';
import { entryOf, fieldsWhere } from '#domain/requests/fields.ts';
import { isPlaceName } from '#domain/service-area/place-names.ts';
import { addressOf, type Part, partOf } from './column-texts.ts';
import type { Cell } from './parts.ts';
import { readDay } from './read-day.ts';
import { readTexts as texts } from './texts.ts';

/** A heading may follow a title of the sheet. */
const ROWS_BEFORE_HEADING = 5;

/** What a column holds: a part, nothing that is taken ('none'), or each cell what it looks like ('look'). */
export type Choice = Part | 'none' | 'look';

export interface Column {
  heading: string;
  /** The first filled cell. */
  example: string;
  choice: Choice;
}

/** A line of the file, by its number, with a sentence if it is broken. */
export interface Line {
  line: number;
  cells: Cell[];
  fault?: string | undefined;
}

/** Reads a table, or lines without headings, whose cells are sorted by their look. The owner's choices come first. */
export function readTable(text: string, choices: readonly (Choice | undefined)[] = []) {
  const table = text.replace(SETTING, '\n');
  const delimiter = SETTING.exec(text)?.[1] ?? delimiterOf(table);
  const { data } = Papa.parse<string[]>(withClosedQuotes(table, delimiter), { delimiter });
  const all = data.map((cells, index) => ({
    line: index + 1,
    texts: cells.map((cell) => cell.trim().replace(DISARMED, '').replace(NOTHING, '')),
    fault: cells.some(isOpen) ? texts.openQuote : undefined,
  }));
  const at = all.slice(0, ROWS_BEFORE_HEADING).findIndex((row) => isHeading(row.texts));
  const headings = all[at]?.texts ?? [];
  const isGuessed = at < 0;
  const filled = all.slice(at + 1).filter((row) => row.texts.some(Boolean));
  const width = Math.max(0, ...filled.map((row) => row.texts.length));
  const columns = Array.from({ length: width }, (_, index): Column => {
    const heading = headings[index] ?? '';
    const example = filled.find((row) => row.texts[index])?.texts[index] ?? '';
    const guess = isGuessed ? 'look' : partIn(headings, heading);
    return { heading, example, choice: (example && choices[index]) || (guess ?? 'none') };
  });
  const addresses = addressesOf(columns);
  const lines = filled.map((row): Line => {
    const cells = columns.flatMap(({ choice }, index) => {
      const text = row.texts[index];
      if (!text || choice === 'none' || choice === 'look') return [];
      return text.split(' ::: ').map((one) => ({ part: choice, text: one, address: addresses[index] ?? 0 }));
    });
    const looked = row.texts.filter((_, index) => columns[index]?.choice === 'look');
    return { line: row.line, cells: [...cells, ...byLook(looked)], fault: row.fault };
  });
  return { columns, lines, isGuessed, groups: 0 };
}

/** A dash or a question mark where somebody knew nothing. */
const NOTHING = /^(?:[-–—?./]+|k\.? ?a\.?)$/i;

/** The first columns of our own file, in which 'Datum' is a request's arrival and no job. */
const OWN = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv).map((field) => entryOf(field).csvHeading);
const partIn = (headings: readonly string[], heading: string) =>
  heading === 'Datum' && OWN.every((own, index) => headings[index] === own) ? undefined : partOf(heading);

const IN_ADDRESS: readonly Choice[] = ['street', 'house', 'code', 'town'];

/** Columns of one address belong together, except where the file has no second address. */
function addressesOf(columns: readonly Column[]): number[] {
  const chosen = columns.map(({ choice }) => choice).filter((choice) => IN_ADDRESS.includes(choice));
  const hasOne = new Set(chosen).size === chosen.length;
  return columns.map(({ heading }) => (hasOne ? 0 : addressOf(heading)));
}

/** Excel reads 'sep=;' as a setting. */
const SETTING = /^sep=(.)\r?\n/i;
/** The apostrophe with which our own files disarm a formula. */
const DISARMED = /^'(?=[=+\-@])/;
const DELIMITERS = [';', '\t', ','];

/** Finds the sign between the headings, or guesses it by the lines; Papa counts empty ones unless it may skip them. */
function delimiterOf(table: string): string {
  const guess = { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 10 } as const;
  const ofHeadings = DELIMITERS.find((delimiter) =>
    Papa.parse<string[]>(table, { ...guess, delimiter }).data.some((cells) => cells.length > 1 && isHeading(cells)),
  );
  return ofHeadings ?? Papa.parse(table, guess).meta.delimiter;
}

const OPEN = ' "';
const isOpen = (cell: string) => cell.startsWith(OPEN) && cell.split('"').length % 2 === 0;

/** Makes a letter of a quote without an end, by a blank before it. A cell has 20 lines, none with the signs of a row. */
function withClosedQuotes(table: string, delimiter: string): string {
  const sign = delimiter === '\t' ? '\\t' : delimiter.replace(/\W/, '\\$&');
  const signs = Math.max(...table.split('\n', ROWS_BEFORE_HEADING).map((line) => line.split(delimiter).length - 1));
  const aRow = signs > 1 ? `(?!(?:[^"\\n${sign}]*${sign}){${signs}}[^"\\n${sign}]*(?:\\n|$))` : '';
  const inside = '[^"\\n]*(?:""[^"\\n]*)*';
  const cell = `"${inside}(?:\\n${aRow}${inside}){0,19}"(?=[${sign}\\r\\n]|$)`;
  return table.replace(new RegExp(`(?<=^|[${sign}\\n])(?:${cell}|")`, 'g'), (found) => (found === '"' ? OPEN : found));
}

/** Data have addresses and numbers, headings have words. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => /@|\d{3}/.test(cell)) &&
  cells.filter(partOf).length >= Math.min(2, cells.filter(Boolean).length || 2);

/** Before a number or address at the end of words without any sign between. */
const BEFORE_CONTACT = /\s+(?=(?:\+|\(?0)[\d\s()/-]{5,}$|\S+@\S+$)/;

/** The looks of cells; the first fit counts. */
const LOOKS: [Part, (cell: string, before: string) => boolean][] = [
  ['email', (cell) => cell.includes('@')],
  ['day', (cell) => readDay(cell) !== undefined],
  ['price', (cell) => /^[\d.]+,\d\d$|\d\s*(?:€|euro?\b)/i.test(cell)],
  ['phone', (cell) => /^(?:\+|\(?0)[\d\s()/.-]{5,}/.test(cell)],
  ['code', (cell) => /^(?:D-)?\d{5}\b/.test(cell)],
  ['street', (cell, before) => before !== '' && /^\p{L}[^\d]*\d+\s*[a-z]?$/iu.test(cell)],
  ['town', (cell, before) => /^\d{5}$/.test(before) || (before !== '' && isPlaceName(cell))],
];

/** Sorts the cells of a row: what is told by its look, then names and places by their order. */
function byLook(texts: readonly string[]): Cell[] {
  const cells: Cell[] = [];
  const add = (part: Part, text: string) => text && cells.push({ part, text, address: 0 });
  const filled = (texts.length === 1 ? (texts[0] ?? '').split(BEFORE_CONTACT) : texts).filter(Boolean);
  const words = filled.filter((text, index) => {
    const [part] = LOOKS.find(([, fits]) => fits(text, filled[index - 1] ?? '')) ?? [];
    if (part) add(part, text);
    return !part;
  });
  const [name = '', second = '', ...others] = words;
  const isTown = !cells.some(({ part }) => part === 'town' || part === 'code');
  // 'Becker, Hans'.
  const isGiven = !isTown && second && !second.includes(' ');
  add('name', isGiven ? `${name}, ${second}` : name);
  if (!isGiven) add(isTown ? 'town' : 'note', second);
  for (const other of others) add('note', other);
  return cells;
}
