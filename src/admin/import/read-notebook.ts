import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from '#config/limits.ts';
import type { NotebookCustomer } from '#domain/requests/notebook.ts';
import { lastDayOfDeal } from '#domain/requests/retention.ts';
import type { Part } from './column-texts.ts';
import { joinRows } from './join-rows.ts';
import { toCustomer } from './parts.ts';
import { writesMonthFirst } from './read-day.ts';
import { type Choice, type Column, readTable } from './read-table.ts';
import { type Encoding, isWorkbook, readText } from './read-text.ts';
import { readTexts as texts } from './texts.ts';

/** A customer of a file or of pasted lines, or a line that is left out; what is wrong with it, in sentences. */
export interface Entry {
  /** Of the file's lines or cards; several, if a customer has several jobs. */
  lines: number[];
  customer?: NotebookCustomer;
  faults: string[];
  /** Whether it looks like a customer's and not like any contact's. */
  isLikely: boolean;
}

export interface Notebook {
  entries: Entry[];
  columns: Column[];
  isCards: boolean;
  groups: number;
  /** Why nobody is recognized; another column may be chosen. */
  nobody?: string;
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

export interface ReadFile {
  text: string;
  fault?: string;
  /** The encoding, if it matters for this file. */
  encoding?: Encoding;
}

/** Reads the text of a chosen file, or says why there is none. */
export async function readFile(file: Blob, chosen?: Encoding): Promise<ReadFile> {
  // Nobody can split an address book, and most of a large one are pictures.
  const mayBeCards = CARD.test(await file.slice(0, 100).text());
  const tooLarge = { text: '', fault: mayBeCards ? texts.tooLargeCards : texts.tooLarge };
  if (file.size > NOTEBOOK_FILE_MAX_BYTES * (mayBeCards ? 10 : 1)) return tooLarge;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return { text: '', fault: texts.workbook };
  const { text: all, encoding } = readText(bytes, chosen);
  if (!all?.trim()) return { text: '', fault: all === undefined ? texts.binary : texts.empty };
  const text = CARD.test(all) ? all.replace(PICTURES, '') : all;
  if (text.length > NOTEBOOK_FILE_MAX_BYTES) return tooLarge;
  return bytes.some((byte) => byte > 127 || byte === 0) ? { text, encoding } : { text };
}

/** Reads customers from the text of a table, an address book or lines, or says why that is none. */
export async function readNotebook(
  text: string,
  today: string,
  choices: readonly (Choice | undefined)[] = [],
): Promise<Notebook | string> {
  const isCards = CARD.test(text);
  const [, other] = (!isCards && OTHERS.find(([begin]) => begin.test(text))) || [];
  if (other) return other;
  const { readVcards } = isCards ? await import('./read-vcards.ts') : {};
  const { lines, columns, groups, isGuessed } = readVcards?.(text) ?? readTable(text, choices);
  if (lines.length > NOTEBOOK_CUSTOMERS_MAX) return texts.tooMany(lines.length);
  const telling = lines.filter(({ cells }) => cells.some(({ part }) => TELLING.includes(part)));
  if (isGuessed && telling.length * 2 < lines.length) return texts.noCustomers;
  const days = lines.flatMap(({ cells }) => cells.flatMap(({ part, text }) => (part === 'day' ? [text] : [])));
  const isMonthFirst = writesMonthFirst(days);
  const read = lines.map(({ line, cells, fault }) => {
    const { customer, faults } = toCustomer(cells, today, isMonthFirst);
    return { lines: [line], customer, faults: [...faults, ...(fault ? [fault] : [])] };
  });
  const faultsOf = new Map(read.map((row) => [row.lines[0], row.faults]));
  // A telephone's address book holds friends and emergency numbers, too.
  const isBook = isCards || columns.length > BOOK_COLUMNS;
  const entries = joinRows(read.flatMap(({ lines, customer }) => (customer ? [{ lines, customer }] : []))).map(
    ({ lines, customer }): Entry => {
      const last = customer.jobs.at(-1);
      if (last && lastDayOfDeal(last.day) < today)
        return { lines, faults: [texts.leftOut(texts.tooOld)], isLikely: false };
      const faults = lines.flatMap((line) => faultsOf.get(line) ?? []);
      const isUnreachable = !(customer.email || customer.phone || faults.includes(texts.rounded));
      const isLikely = !isBook || Boolean(customer.place || customer.stays || last);
      return { lines, customer, faults: isUnreachable ? [...faults, texts.unreachable] : faults, isLikely };
    },
  );
  const leftOut = read.flatMap(({ lines, customer, faults }) => (customer ? [] : [{ lines, faults, isLikely: false }]));
  const nobody = entries.some(({ customer }) => customer) ? undefined : texts.nobody;
  const inOrder = [...entries, ...leftOut].toSorted((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0));
  return { entries: inOrder, columns, isCards, groups, ...(nobody && { nobody }) };
}

const TELLING: readonly Part[] = ['phone', 'email', 'code', 'street', 'town'];
const BOOK_COLUMNS = 20;
