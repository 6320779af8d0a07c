import Papa from 'papaparse';
import { isPlaceName } from '#domain/service-area/place-names.ts';
import { COLUMN_WORDS, type Part } from './column-texts.ts';
import { add, type Parts, readDay } from './parts.ts';
import { readTexts as texts } from './texts.ts';

/** A heading may follow a title of the sheet. */
const ROWS_BEFORE_HEADING = 5;

/** Reads a table, or lines without headings (`isGuessed`), each cell by its look. `leftOut` are other headings. */
export function readRows(text: string) {
  const table = text.replace(SETTING, '\n');
  const delimiter = SETTING.exec(text)?.[1] ?? delimiterOf(table);
  const { data } = Papa.parse<string[]>(withClosedQuotes(table, delimiter), { delimiter });
  const lines = data.map((cells, index) => ({
    line: index + 1,
    cells: cells.map((cell) => cell.trim().replace(DISARMED, '')),
    fault: cells.some(isOpen) ? texts.openQuote : undefined,
  }));
  const at = lines.slice(0, ROWS_BEFORE_HEADING).findIndex(({ cells }) => isHeading(cells));
  const headings = lines[at]?.cells ?? [];
  const columns = headings.map(partOf);
  const rows = lines
    .slice(at + 1)
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ cells, ...row }) => ({ ...row, parts: at < 0 ? byLook(cells) : byColumn(cells, columns) }));
  return { rows, leftOut: headings.filter((heading, index) => heading && !columns[index]), isGuessed: at < 0 };
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

const WORDS = Object.entries(COLUMN_WORDS) as [Part, RegExp][];
const partOf = (heading: string) => WORDS.find(([, words]) => words.test(heading.trim().toLowerCase()))?.[0];

/** Data have addresses and numbers, headings have words. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => /@|\d{3}/.test(cell)) &&
  cells.filter(partOf).length >= Math.min(2, cells.filter(Boolean).length || 2);

function byColumn(cells: readonly string[], columns: readonly (Part | undefined)[]): Parts {
  const parts: Parts = {};
  for (const [index, part] of columns.entries()) if (part) add(parts, part, cells[index] ?? '');
  return parts;
}

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
function byLook(cells: readonly string[]): Parts {
  const parts: Parts = {};
  const filled = (cells.length === 1 ? (cells[0] ?? '').split(BEFORE_CONTACT) : cells).filter(Boolean);
  const words = filled.filter((cell, index) => {
    const [part] = LOOKS.find(([, fits]) => fits(cell, filled[index - 1] ?? '')) ?? [];
    if (part) add(parts, part, cell);
    return !part;
  });
  const [name = '', second = '', ...others] = words;
  const isTown = !parts.town && !parts.code;
  // 'Becker, Hans'.
  const isGiven = !isTown && second && !second.includes(' ');
  add(parts, 'name', isGiven ? `${name}, ${second}` : name);
  if (!isGiven) add(parts, isTown ? 'town' : 'note', second);
  for (const other of others) add(parts, 'note', other);
  return parts;
}
