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

/** The fields of the specified file come first, the others after the dates. */
const FIRST = fieldsWhere(({ inSpecifiedCsv }) => inSpecifiedCsv);
const OTHERS = fieldsWhere(({ inSpecifiedCsv }) => !inSpecifiedCsv);

const written: Writers = {
  /** '+49 6132 778899', because Excel would read digits without blanks as a number. */
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
 * Writes the requests for a double click in a German Excel (ruling 31): semicolons, real dates, phone numbers as text,
 * the price as a number, and the progress of each request.
 */
export const contactsToExcelCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    COLUMNS.map(([heading]) => heading),
    contacts.map((contact) => COLUMNS.map(([, cell]) => cell(contact) ?? '')),
    ';',
  );

/** 'contacts-excel-2026-03-02.csv'. */
export const excelCsvFileName = (now: Date) => `contacts-excel-${now.toISOString().slice(0, 10)}.csv`;

/** '02.03.2026 10:05', without the screens' comma, because Excel would read it as text. */
const excelDateTime = (iso: string) => germanDateTime(iso).replace(',', '');

/** '1234,50'. */
const excelPrice = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** '24.11.2026 09:00', or the day alone. */
const excelDate = ({ day, time = '' }: NextDate) => `${day.split('-').reverse().join('.')} ${time}`.trim();
