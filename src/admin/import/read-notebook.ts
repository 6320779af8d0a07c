import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from '#config/limits.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { toCustomer } from './parts.ts';
import { readRows } from './read-table.ts';
import { isWorkbook, readText } from './read-text.ts';
import { readVcards } from './read-vcards.ts';
import { readTexts as texts } from './texts.ts';

/** The customers of a file or of pasted lines, what is wrong by line or card, and the parts that were found, in words. */
export interface Notebook {
  rows: { line: number; customer: NotebookCustomer }[];
  faults: { line: number; words: string }[];
  left: number;
  found: string[];
  leftOut: string[];
  isCards: boolean;
}

/** Pictures and keys in a card, whose lines go on after a blank. */
const PICTURES = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)\b.*(?:\r?\n[ \t].*)*/gim;
const CARD = /^BEGIN:VCARD\s*$/im;

/** Other formats, by their first words. */
const OTHERS = [
  [/^\s*</, texts.markup],
  [/^(?:\s|#.*|version:.*)*dn:/i, texts.ldif],
  [/^\s*BEGIN:VCALENDAR/i, texts.calendar],
] as const;

/** Reads the text of a chosen file, or says why there is none. */
export async function readFile(file: Blob): Promise<{ text: string; fault?: string }> {
  // Nobody can split an address book, and most of a large one are pictures.
  const mayBeCards = CARD.test(await file.slice(0, 100).text());
  const tooLarge = { text: '', fault: mayBeCards ? texts.tooLargeCards : texts.tooLarge };
  if (file.size > NOTEBOOK_FILE_MAX_BYTES * (mayBeCards ? 10 : 1)) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return { text: '', fault: texts.workbook };
  const all = readText(bytes);
  if (!all?.trim()) return { text: '', fault: all === undefined ? texts.binary : texts.empty };
  const text = CARD.test(all) ? all.replace(PICTURES, '') : all;
  return text.length > NOTEBOOK_FILE_MAX_BYTES ? tooLarge : { text };
}

/** Reads customers from the text of a table, an address book or lines, or says why there are none. */
export function readNotebook(text: string, today: string): Notebook | string {
  const isCards = CARD.test(text);
  const [, other] = (!isCards && OTHERS.find(([begin]) => begin.test(text))) || [];
  if (other) return other;
  const { rows: all, leftOut, isGuessed } = isCards ? readVcards(text) : readRows(text);
  if (all.length > NOTEBOOK_CUSTOMERS_MAX) return texts.tooMany(all.length);
  const telling = all.filter(({ parts }) => parts.phone ?? parts.email ?? parts.code ?? parts.street ?? parts.town);
  if (isGuessed && telling.length * 2 < all.length) return texts.noCustomers;
  const read = all.map(({ line, parts, fault }) => ({ line, fault, ...toCustomer(parts, today) }));
  const rows = read.flatMap(({ line, customer }) => (customer ? [{ line, customer }] : []));
  if (rows.length === 0) return texts.nobody;
  const faults = read.flatMap(({ line, faults, fault = [] }) =>
    [faults, fault].flat().map((words) => ({ line, words })),
  );
  const found = [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))].map((part) => PART_NAMES[part as Part]);
  return { rows, faults, left: read.length - rows.length, found, leftOut, isCards };
}
