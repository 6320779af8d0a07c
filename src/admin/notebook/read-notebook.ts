import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from '#config/limits.ts';
import { PART_NAMES, type Part } from './column-texts.ts';
import { type Read, toCustomer } from './parts.ts';
import { readRows } from './read-rows.ts';
import { isWorkbook, readText } from './read-text.ts';
import { readVcards } from './read-vcards.ts';
import { readTexts as texts } from './texts.ts';

/** What a file or pasted lines hold, in their order. */
export interface Notebook {
  read: Read[];
  /** What was found, in words, and the headings that are left out. */
  found: string[];
  leftOut: string[];
  isCards: boolean;
}

/** A sentence for the owner about a file of which nothing is taken. */
export class UnreadableNotebook extends Error {}

/** Pictures and keys in a card, whose lines go on after a blank. */
const PICTURES = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)\b.*(?:\r?\n[ \t].*)*/gim;

/** Reads a chosen file. @throws UnreadableNotebook */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > NOTEBOOK_FILE_MAX_BYTES) throw new UnreadableNotebook(texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw new UnreadableNotebook(texts.workbook);
  const text = readText(bytes);
  if (text === undefined) throw new UnreadableNotebook(texts.binary);
  if (!text.trim()) throw new UnreadableNotebook(texts.empty);
  return isCards(text) ? text.replace(PICTURES, '') : text;
}

const isCards = (text: string) => /^BEGIN:VCARD\s*$/im.test(text);

/** Reads customers from the text of a table, an address book, or lines. @throws UnreadableNotebook */
export function readNotebook(text: string, today: string): Notebook {
  const ofCards = isCards(text);
  const { rows, leftOut } = ofCards
    ? { rows: readVcards(text).map((parts, index) => ({ line: index + 1, parts })), leftOut: [] }
    : readRows(text);
  if (rows.length > NOTEBOOK_CUSTOMERS_MAX) throw new UnreadableNotebook(texts.tooMany(rows.length));
  const read = rows.map((row) => toCustomer(row, today));
  if (!read.some(({ customer }) => customer)) throw new UnreadableNotebook(texts.nobody);
  const parts = new Set(rows.flatMap((row) => Object.keys(row.parts).filter((part) => row.parts[part as Part])));
  return { read, found: [...parts].map((part) => PART_NAMES[part as Part]), leftOut, isCards: ofCards };
}
