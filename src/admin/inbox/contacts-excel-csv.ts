import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { STEP_LABELS } from '#content/steps.ts';
import { stepOf } from '#domain/requests/case/steps.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { entryOf, fieldsWhere } from '#domain/requests/fields.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';
import { cellsOf, toCsv, type Writers } from './csv.ts';
import { csvTexts } from './late-texts.ts';

/** First the columns of the specified file, then its dates, then the other fields. */
const FIRST = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv);
const OTHERS = fieldsWhere(({ inSpecifiedCsv }) => !inSpecifiedCsv);

const written: Writers = {
  /** '+49 6132 778899': a leading zero or a plus without blanks would be lost as a number. */
  phone: (phone = '') =>
    phoneParts(phone)
      .map(({ text, number }) => number?.international ?? text)
      .join(''),
  service: (service = 'sonstiges') => SERVICE_LABELS[service],
};

type Column = readonly [heading: string, cell: (contact: ContactSubmission) => string | undefined];

const columnsOf = (fields: typeof FIRST): Column[] =>
  fields.map((field) => [entryOf(field).csvHeading, (contact) => cellsOf([field], contact, written)[0]]);

const COLUMNS: readonly Column[] = [
  ...columnsOf(FIRST),
  [csvTexts.date, ({ createdAt }) => excelDateTime(createdAt)],
  [csvTexts.dealSince, ({ dealAt }) => dealAt && excelDateTime(dealAt)],
  ...columnsOf(OTHERS),
  [csvTexts.step, (contact) => STEP_LABELS[stepOf(contact)]],
  [csvTexts.answeredAt, ({ state }) => state?.answeredAt && excelDateTime(state.answeredAt)],
  [csvTexts.price, ({ state }) => (state?.priceCents ? excelPrice(state.priceCents) : '')],
  [csvTexts.nextDate, ({ state }) => state?.date && excelDate(state.date)],
  [csvTexts.nextWhat, ({ state }) => state?.date && dateTexts.kinds[state.date.what]],
];

/**
 * The requests for a German Excel's double click (ruling 31): semicolons, dates that it takes for dates, phone numbers
 * that it does not take for numbers, the service as on the card, and what became of each: where it stands, since when it
 * is a deal, the first answer, the price (a number, to be added up).
 */
export const contactsToExcelCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    COLUMNS.map(([heading]) => heading),
    contacts.map((contact) => COLUMNS.map(([, cell]) => cell(contact) ?? '')),
    ';',
  );

/** 'contacts-excel-2026-03-02.csv'. */
export const excelCsvFileName = (now: Date) => `contacts-excel-${now.toISOString().slice(0, 10)}.csv`;

/** '02.03.2026 10:05': with the comma of the screens Excel takes it for text. */
const excelDateTime = (iso: string) => germanDateTime(iso).replace(',', '');

/** '1234,50'. */
const excelPrice = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** '24.11.2026 09:00'; without a time the day alone. */
const excelDate = ({ day, time = '' }: NextDate) => `${day.split('-').reverse().join('.')} ${time}`.trim();
