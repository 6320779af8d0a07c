import type { NotebookCustomer } from '#domain/jobs/notebook.ts';
import { lastDayOfDeal } from '#domain/jobs/retention.ts';
import type { Part } from './column-texts.ts';
import { NOTEBOOK_CUSTOMERS_MAX, NOTEBOOK_FILE_MAX_BYTES } from './limits.ts';
import { identitiesOf, toCustomer } from './parts.ts';
import { type Choice, type Line, readTable } from './read-table.ts';
import { type Encoding, isWorkbook, readText } from './read-text.ts';
import { readTexts as texts } from './texts.ts';

export type Notebook = Exclude<Awaited<ReturnType<typeof readNotebook>>, string>;
/** A customer, or a line that is left out; `lines` are several, if he has several jobs. */
export type Entry = Notebook['entries'][number];

/** Pictures and keys in a card, whose lines go on after a blank. */
const PICTURES = /^(?:[\w-]+\.)?(?:photo|logo|sound|key)\b.*(?:\r?\n[ \t].*)*/gim;
const CARD = /^BEGIN:VCARD\s*$/im;

/** A page, LDIF or a calendar, which is text and no table. */
const NO_TABLE = /^(?:\s|#.*|version:.*)*(?:<|BEGIN:VCALENDAR|dn:)/i;

type Read = Promise<{ text: string; fault?: string; encoding?: Encoding }>;

/** Reads the text of a chosen file, with its encoding if that matters, or says why there is none. */
export async function readFile(file: Blob, chosen?: Encoding): Read {
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

export async function readNotebook(text: string, today: string, choices?: readonly Choice[]) {
  const isCards = CARD.test(text);
  if (!isCards && NO_TABLE.test(text)) return texts.noTable;
  const { readVcards } = isCards ? await import('./read-vcards.ts') : {};
  const { lines, columns, isGuessed } = readVcards?.(text) ?? readTable(text, choices);
  if (lines.length > NOTEBOOK_CUSTOMERS_MAX) return texts.tooMany(lines.length);
  const telling = lines.filter(({ cells }) => cells.some(({ part }) => TELLING.includes(part)));
  if (isGuessed && telling.length * 2 < lines.length) return texts.noCustomers;
  // A telephone's address book holds friends and emergency numbers, too.
  const isBook = isCards || columns.length > BOOK_COLUMNS;
  const entries = joined(lines, today).map(({ lines: [first, ...others] }) => {
    const all = [first, ...others];
    const cells = all.map((line) => line.cells);
    const { customer, faults } = toCustomer(cells, today);
    const last = customer?.jobs.at(-1)?.day;
    const isOld = last !== undefined && lastDayOfDeal(last) < today;
    return {
      lines: [first.line, ...others.map(({ line }) => line)] as const,
      customer: isOld ? undefined : customer,
      faults: isOld ? [texts.leftOut(texts.tooOld)] : [...faults, ...all.flatMap(({ fault }) => fault ?? [])],
      /** Whether it looks like a customer's and not like any contact's. */
      isLikely: !isBook || Boolean(customer?.place || customer?.stays || last),
    };
  });
  return { entries, columns, isCards };
}

/** Joins the lines of one customer, whose jobs they are. Two houses, and two sisters, with one number stay apart. */
function joined(lines: readonly Line[], today: string) {
  const groups: { lines: [Line, ...Line[]]; name: string; who: NotebookCustomer | undefined }[] = [];
  for (const line of lines) {
    const who = toCustomer([line.cells], today).customer;
    const name = plain(
      who?.name
        .replace(TITLE, '')
        .toLowerCase()
        .split(/[\s,]+/)
        .toSorted()
        .join(''),
    );
    const same = who && groups.find((group) => group.name === name && group.who && isSame(group.who, who));
    if (same) same.lines.push(line);
    else groups.push({ lines: [line], name, who });
  }
  return groups;
}

const TITLE = /^(herrn?|frau|familie|fam\.?) /i;
const plain = (words = '') => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether two of one name share a number or address, or the place if one has neither, and no house speaks against it. */
function isSame(one: NotebookCustomer, other: NotebookCustomer): boolean {
  const [place, otherPlace] = [plain(one.place), plain(other.place)];
  if (!place.includes(otherPlace) && !otherPlace.includes(place)) return false;
  const [ids, others] = [identitiesOf(one), identitiesOf(other)];
  return ids[0] && others[0] ? ids.some((id) => others.includes(id)) : (place === '') === (otherPlace === '');
}

const TELLING: readonly Part[] = ['phone', 'email', 'code', 'street', 'town'];
const BOOK_COLUMNS = 20;
