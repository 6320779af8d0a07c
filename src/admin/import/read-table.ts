import Papa from 'papaparse';
import { entryOf, fieldsWhere } from '#domain/requests/fields.ts';
import { isPlaceName } from '#domain/service-area/place-names.ts';
import { addressOf, type Part, partOf } from './column-texts.ts';
import { type Cell, readDay } from './parts.ts';
import { readTexts as texts } from './texts.ts';

/** A heading may follow a title of the sheet. */
const ROWS_BEFORE_HEADING = 5;

export type Choice = Part | 'none';

export interface Line {
  line: number;
  cells: Cell[];
  fault?: string | undefined;
}

/** Reads a table. Its columns are guessed by their headings, or else by their look, if the owner has not chosen. */
export function readTable(text: string, choices: readonly Choice[] = []) {
  const table = text.replace(SETTING, '\n');
  const delimiter = SETTING.exec(text)?.[1] ?? delimiterOf(table);
  const { data } = parsed(table, delimiter);
  const all = data.map((row, index) => ({
    line: index + 1,
    row: (row[1] === undefined ? (row[0] ?? '').split(BEFORE_CONTACT) : row).map(bare),
    fault: row.some((cell) => cell.startsWith('"')) ? texts.openQuote : undefined,
  }));
  const at = all.slice(0, ROWS_BEFORE_HEADING).findIndex(({ row }) => isHeading(row));
  const headings = all[at]?.row ?? [];
  const filled = all.slice(at + 1).filter(({ row }) => row.some(Boolean));
  const width = Math.max(0, ...filled.map(({ row }) => row.length));
  const cells = Array.from({ length: width }, (_, index) => filled.flatMap(({ row }) => row[index] || []));
  const guesses = at < 0 ? guessed(cells) : headings.map((heading) => partIn(headings, heading));
  const columns = cells.map(([example = ''], index) => {
    const choice: Choice = (example && choices[index]) || (guesses[index] ?? 'none');
    return { heading: headings[index] ?? '', example, choice };
  });
  const addresses = addressesOf(columns);
  const lines = filled.map(({ line, row, fault }): Line => {
    const found = columns.flatMap(({ choice: part }, index) => {
      if (part === 'none' || !row[index]) return [];
      // As Google writes several values.
      return row[index].split(' ::: ').map((text) => ({ part, text, address: addresses[index] ?? 0 }));
    });
    return { line, cells: found, fault };
  });
  return { columns, lines, isGuessed: at < 0 };
}

/** A dash or question mark where somebody knew nothing, and the apostrophe with which our files disarm a formula. */
const NOTHING = /^(?:[-–—?./]+|k\.? ?a\.?)$|^'(?=[=+\-@])/i;
const bare = (cell: string) => cell.trim().replace(NOTHING, '');

/** The first columns of our own file, in which 'Datum' is a request's arrival and no job. */
const OWN = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv).map((field) => entryOf(field).csvHeading);
const partIn = (headings: readonly string[], heading: string) =>
  heading === 'Datum' && OWN.every((own, index) => headings[index] === own) ? undefined : partOf(heading);

/** Columns of one address belong together, except where the file has no second address. */
function addressesOf(columns: readonly { heading: string; choice: Choice }[]): number[] {
  const ofAddress = columns.flatMap(({ choice }) => (/street|house|code|town/.test(choice) ? [choice] : []));
  const hasOne = new Set(ofAddress).size === ofAddress.length;
  return columns.map(({ heading }) => (hasOne ? 0 : addressOf(heading)));
}

/** Excel reads 'sep=;' as a setting. */
const SETTING = /^sep=(.)\r?\n/i;
const DELIMITERS = [';', '\t', ','];

/** Finds the sign between the headings, or guesses it by the lines; Papa counts empty ones unless it may skip them. */
function delimiterOf(table: string): string {
  const guess = { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy', preview: 10 } as const;
  const ofHeadings = DELIMITERS.find((delimiter) =>
    Papa.parse<string[]>(table, { ...guess, delimiter }).data.some((cells) => cells.length > 1 && isHeading(cells)),
  );
  return ofHeadings ?? Papa.parse(table, guess).meta.delimiter;
}

/** A quote without an end would take all rows after it: a letter then, as every other one but those around a cell. */
function parsed(table: string, delimiter: string): Papa.ParseResult<string[]> {
  const asMeant = Papa.parse<string[]>(table, { delimiter });
  if (!asMeant.errors.some(({ type }) => type === 'Quotes')) return asMeant;
  const { data, ...others } = Papa.parse<string[]>(table, { delimiter, quoteChar: '\0' });
  return { ...others, data: data.map((row) => row.map((cell) => cell.replace(/^"(.*)"$/, '$1'))) };
}

/** Data have addresses and numbers, headings have words. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => /@|\d{3}/.test(cell)) &&
  cells.filter(partOf).length >= Math.min(2, cells.filter(Boolean).length || 2);

/** Before a number or address at the end of words without any sign between. */
const BEFORE_CONTACT = /\s+(?=(?:\+|\(?0)[\d\s()/-]{5,}$|\S+@\S+$)/;

const LOOKS: [Part, (cell: string) => boolean][] = [
  ['email', (cell) => cell.includes('@')],
  ['day', (cell) => readDay(cell) !== undefined],
  ['price', (cell) => /^[\d.]+,\d\d$|\d\s*(?:€|euro?\b)/i.test(cell)],
  ['phone', (cell) => /^(?:\+|\(?0)[\d\s()/.-]{5,}/.test(cell)],
  ['code', (cell) => /^(?:D-)?\d{5}\b/.test(cell)],
  ['street', (cell) => /^\p{L}[^\d]*\d+\s*[a-z]?$/iu.test(cell)],
  ['town', isPlaceName],
];

/** Guesses each column by the look of most cells, then names and places by their order. */
function guessed(columns: readonly string[][]): (Part | undefined)[] {
  const looks = columns.map((cells, index) => {
    const isMost = ([, fits]: (typeof LOOKS)[number]) => cells.filter(fits).length * 2 > cells.length;
    return index === 0 ? 'name' : LOOKS.find(isMost)?.[0];
  });
  const hasTown = looks.some((part) => part === 'town' || part === 'code');
  const areGiven = !columns[looks.indexOf(undefined)]?.some((cell) => cell.includes(' '));
  const second = hasTown ? (areGiven ? 'first' : 'note') : 'town';
  return looks.map((part, index) => part ?? (looks.indexOf(undefined) === index ? second : 'note'));
}
