import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { phoneParts } from '../phone-numbers.ts';
import type { ContactSubmission } from './contract.ts';
import { toCsv } from './csv.ts';
import { csvCells, csvHeadings, type Writers } from './csv-cells.ts';
import { csvTexts } from './texts.ts';

const written: Writers = {
  /** '+49 6132 778899': a leading zero or a plus without blanks would be lost as a number. */
  phone: (phone = '') =>
    phoneParts(phone)
      .map(({ text, number }) => number?.international ?? text)
      .join(''),
  service: (service = 'sonstiges') => SERVICE_LABELS[service],
};

/**
 * The requests for a German Excel's double click (ruling 31): semicolons, dates that it takes for dates, phone numbers
 * that it does not take for numbers, the service as on the card, and since when a request is a deal.
 */
export const contactsToExcelCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    [...csvHeadings, csvTexts.date, csvTexts.dealSince],
    contacts.map((contact) => [
      ...csvCells(contact, written),
      excelDateTime(contact.createdAt),
      contact.dealAt ? excelDateTime(contact.dealAt) : '',
    ]),
    ';',
  );

/** 'contacts-excel-2026-03-02.csv'. */
export const excelCsvFileName = (now: Date) => `contacts-excel-${now.toISOString().slice(0, 10)}.csv`;

/** '02.03.2026 10:05': with the comma of the screens Excel takes it for text. */
const excelDateTime = (iso: string) => germanDateTime(iso).replace(',', '');
