import Papa from 'papaparse';
import { csvTexts } from '#admin/shown/late-texts.ts';
import { whatOf } from '#domain/jobs/dates/date-words.ts';
import { stepLabel, stepOf } from '#domain/jobs/steps.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { entryOf, fieldsWhere, type RequestField, shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula (OWASP, "CSV Injection"). A plus before a phone number is harmless. */
const FORMULA = /^(?!\+\d[\d ()/.-]*$)[=+\-@\t\r]/;

type Cell = (contact: StoredRequest) => string | undefined;
type Column = readonly [heading: string, cell: Cell];

const columnsOf = (
  fields: readonly RequestField[],
  cellOf: (field: RequestField, contact: StoredRequest) => string,
): Column[] => fields.map((field) => [entryOf(field).csvHeading, (contact) => cellOf(field, contact)]);

const shownIn = (field: RequestField, contact: StoredRequest) => shownValue(field, contact[field] ?? '');

/** Writes CSV with every value quoted and absent ones empty; an apostrophe disarms formulas. */
function toCsv(contacts: readonly StoredRequest[], columns: readonly Column[], delimiter: ',' | ';'): string {
  const fields = columns.map(([heading]) => heading);
  const data = contacts.map((contact) => columns.map(([, cell]) => cell(contact) ?? ''));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { quotes: true, escapeFormulae: FORMULA, delimiter });
}

const FIRST = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv);
const OTHERS = fieldsWhere(({ inSpecifiedCsv }) => !inSpecifiedCsv);

const SPECIFIED: readonly Column[] = [
  ...columnsOf(FIRST, (field, contact) =>
    field === 'message' ? shownIn(field, contact).replaceAll(',', ';') : shownIn(field, contact),
  ),
  [csvTexts.date, ({ createdAt }) => germanDateTime(createdAt)],
];

/** What Excel would read as a number, a date or a truth value: '01067', '1-2', '1e5', '3. Mai', '5 EUR'. */
const NO_TEXT =
  /^(?!\+\d+ )(?=.*\d)[^\p{L}]*(?:(?:e|am|pm|eur|jan|feb|mär|mrz|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)?[^\p{L}]*$|^(?:wahr|falsch)$/iu;
/** A no-break space behind a value makes Excel leave it a text. */
const asText = (text: string) => (NO_TEXT.test(text) && !FORMULA.test(text) ? `${text}\u00a0` : text);

const excelCell: Record<string, Cell> = {
  phone: ({ phone = '' }) =>
    phoneParts(phone)
      .map(({ text, number }) => number?.international ?? text)
      .join(''),
  service: ({ service = 'sonstiges' }) => shownValue('service', service),
};
const forExcel = (field: RequestField, contact: StoredRequest) =>
  asText(excelCell[field]?.(contact) ?? shownIn(field, contact));

/** '02.03.2026 10:05', without the screens' comma, because Excel would read it as text. */
const excelDateTime = (iso: string) => germanDateTime(iso).replace(',', '');

const excelPrice = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

const excelDate = ({ day, time = '' }: Pick<NextDate, 'day' | 'time'>) =>
  `${day.split('-').reverse().join('.')} ${time}`.trim();

const EXCEL: readonly Column[] = [
  ...columnsOf(FIRST, forExcel),
  [csvTexts.date, ({ createdAt }) => excelDateTime(createdAt)],
  [csvTexts.dealSince, ({ dealAt }) => dealAt && excelDateTime(dealAt)],
  ...columnsOf(OTHERS, forExcel),
  [csvTexts.step, (contact) => stepLabel(stepOf(contact))],
  [csvTexts.answeredAt, ({ state }) => state?.answeredAt && excelDateTime(state.answeredAt)],
  [csvTexts.price, ({ state }) => (state?.priceCents ? excelPrice(state.priceCents) : '')],
  [csvTexts.nextDate, ({ state }) => state?.date && excelDate(state.date)],
  [csvTexts.nextWhat, ({ state }) => state?.date && whatOf({ what: state.date.what })],
  [csvTexts.doneOn, ({ state }) => state?.jobs?.map(excelDate)[0]],
  [csvTexts.earned, ({ state }) => state?.jobs?.map(({ cents }) => (cents ? excelPrice(cents) : ''))[0]],
];

/** A row for each finished job of a request, the last one first, because a sum by month needs each day and price. */
const perJob = (contact: StoredRequest): StoredRequest[] => {
  const { state } = contact;
  if (!state?.jobs) return [contact];
  return state.jobs.toReversed().map((job) => ({ ...contact, state: { ...state, jobs: [job] } }));
};

const fileName = (kind: string) => (now: Date) => `${kind}-${now.toISOString().slice(0, 10)}.csv`;

/** Excel's opens by a double click in a German Excel (ruling 31): semicolons, real dates, numbers as text, prices. */
export const csvFiles = {
  /** The specified file (Spec §5): as typed, but no commas in messages; 'contacts-2026-03-02.csv', the day in UTC. */
  csv: {
    write: (contacts: readonly StoredRequest[]) => toCsv(contacts, SPECIFIED, ','),
    nameOn: fileName('contacts'),
  },
  excel: {
    write: (contacts: readonly StoredRequest[]) => toCsv(contacts.flatMap(perJob), EXCEL, ';'),
    nameOn: fileName('contacts-excel'),
  },
};
export type CsvKind = keyof typeof csvFiles;
