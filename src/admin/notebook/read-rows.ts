import Papa from 'papaparse';
import { isPlaceName } from '#domain/service-area/place-names.ts';
import { COLUMN_WORDS, type Part } from './column-texts.ts';
import type { Numbered, Parts } from './parts.ts';
import { readDay } from './read-day.ts';

/** A heading may follow a title of the sheet. */
const ROWS_BEFORE_HEADING = 5;

/** The rows of a table, and the headings of columns that are left out. */
export interface Rows {
  rows: Numbered[];
  leftOut: string[];
}

/** Reads a table from Excel or pasted lines; without headings, each cell by its look. */
export function readRows(text: string): Rows {
  // Excel reads 'sep=;' as a setting.
  const table = text.replace(/^sep=.\r?\n/i, '\n');
  const { data } = Papa.parse<string[]>(table, { delimitersToGuess: [';', '\t', ','] });
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const at = lines.slice(0, ROWS_BEFORE_HEADING).findIndex(({ cells }) => isHeading(cells));
  const headings = lines[at]?.cells ?? [];
  const columns = headings.map(partOf);
  const rows = lines
    .slice(at + 1)
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ line, cells }) => ({ line, parts: at < 0 ? byLook(cells) : byColumn(cells, columns) }));
  return { rows, leftOut: headings.filter((heading, index) => heading && !columns[index]) };
}

const WORDS = Object.entries(COLUMN_WORDS) as [Part, RegExp][];
const partOf = (heading: string) => WORDS.find(([, words]) => words.test(heading.toLowerCase()))?.[0];

/** Data have addresses and numbers, headings have words. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => /@|\d{3}/.test(cell)) &&
  cells.filter(partOf).length >= Math.min(2, cells.filter(Boolean).length || 2);

function byColumn(cells: readonly string[], columns: readonly (Part | undefined)[]): Parts {
  const parts: Parts = {};
  cells.forEach((cell, index) => {
    const part = columns[index];
    if (part && cell) parts[part] = [...(parts[part] ?? []), cell];
  });
  return parts;
}

/** Before a number or address at the end of words without any sign between. */
const BEFORE_CONTACT = /\s+(?=(?:\+|\(?0)[\d\s()/-]{5,}$|\S+@\S+$)/;
const PHONE = /^(?:\+|\(?0)[\d\s()/.-]{5,}/;
const PRICE = /^[\d.]+,\d\d$|\d\s*(?:€|euro?\b)/i;
const STREET = /^\p{L}[^\d]*\d+\s*[a-z]?$/iu;

/** Sorts the cells of a row: what is told by its look, then names and places by their order. */
function byLook(cells: readonly string[]): Parts {
  const parts: Parts = {};
  const add = (part: Part, cell: string) => {
    parts[part] = [...(parts[part] ?? []), cell];
  };
  const words: string[] = [];
  const all = cells.length === 1 ? (cells[0] ?? '').split(BEFORE_CONTACT) : cells;
  all.filter(Boolean).forEach((cell, index, filled) => {
    if (cell.includes('@')) add('email', cell);
    else if (readDay(cell)) add('day', cell);
    else if (PRICE.test(cell)) add('price', cell);
    else if (PHONE.test(cell)) add('phone', cell);
    else if (/^(?:D-)?\d{5}\b/.test(cell)) add('code', cell);
    else if (index > 0 && STREET.test(cell)) add('street', cell);
    else if (index > 0 && (/^\d{5}$/.test(filled[index - 1] ?? '') || isPlaceName(cell))) add('town', cell);
    else words.push(cell);
  });
  const [name, second, ...others] = words;
  if (name) add('name', name);
  if (second && !parts.town && !parts.code) add('town', second);
  // 'Becker, Hans'.
  else if (second && !second.includes(' ')) parts.name = [`${name}, ${second}`];
  else if (second) add('note', second);
  for (const other of others) add('note', other);
  return parts;
}
