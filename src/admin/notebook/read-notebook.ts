import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from '#config/limits.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { toCustomer } from './parts.ts';
import { readRows } from './read-rows.ts';
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

/** Reads the text of a chosen file, or says why there is none. */
export async function readFile(file: Blob): Promise<{ text: string; fault?: string }> {
  if (file.size > NOTEBOOK_FILE_MAX_BYTES) return { text: '', fault: texts.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return { text: '', fault: texts.workbook };
  const text = readText(bytes);
  if (text?.trim()) return { text: CARD.test(text) ? text.replace(PICTURES, '') : text };
  return { text: '', fault: text === undefined ? texts.binary : texts.empty };
}

/** Reads customers from the text of a table, an address book or lines, or says why there are none. */
export function readNotebook(text: string, today: string): Notebook | string {
  const isCards = CARD.test(text);
  const cards = () => readVcards(text).map((parts, index) => ({ line: index + 1, parts }));
  const { rows: all, leftOut } = isCards ? { rows: cards(), leftOut: [] } : readRows(text);
  if (all.length > NOTEBOOK_CUSTOMERS_MAX) return texts.tooMany(all.length);
  const read = all.map(({ line, parts }) => ({ line, ...toCustomer(parts, today) }));
  const rows = read.flatMap(({ line, customer }) => (customer ? [{ line, customer }] : []));
  if (rows.length === 0) return texts.nobody;
  const faults = read.flatMap(({ line, faults }) => faults.map((words) => ({ line, words })));
  const found = [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))].map((part) => PART_NAMES[part as Part]);
  return { rows, faults, left: read.length - rows.length, found, leftOut, isCards };
}
