import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { ContactSubmission } from './contract.ts';
import { toCsv } from './csv.ts';
import { phoneParts } from './phone-numbers.ts';
import { excelColumns } from './texts.ts';

/**
 * The requests for a German Excel's double click (ruling 31): semicolons, dates that it takes for dates, phone numbers
 * that it does not take for numbers, the service as on the card, and since when a request is a deal.
 */
export const contactsToExcelCsv = (contacts: readonly ContactSubmission[]): string =>
  toCsv(
    excelColumns,
    contacts.map(({ name, email, phone = '', service, message = '', createdAt, dealAt }) => [
      name,
      email,
      readable(phone),
      SERVICE_LABELS[service ?? 'sonstiges'],
      message,
      excelDateTime(createdAt),
      dealAt ? excelDateTime(dealAt) : '',
    ]),
    ';',
  );

/** 'contacts-excel-2026-03-02.csv'. */
export const excelCsvFileName = (now: Date) => `contacts-excel-${now.toISOString().slice(0, 10)}.csv`;

/** '+49 6132 778899': a leading zero or a plus without blanks would be lost as a number. */
const readable = (phone: string) =>
  phoneParts(phone)
    .map(({ text, number }) => number?.international ?? text)
    .join('');

/** '02.03.2026 10:05': with the comma of the screens Excel takes it for text. */
const excelDateTime = (iso: string) => germanDateTime(iso).replace(',', '');
