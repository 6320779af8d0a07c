import Papa from 'papaparse';
import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { ContactSubmission } from './contract.ts';
import { csvColumns } from './texts.ts';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** ',' as specified; ';' is what a German Excel takes for columns when the file is opened by a double click. */
export type CsvDelimiter = ',' | ';';

/**
 * The requests as CSV text (Spec §5): every value quoted, commas in messages as semicolons. Values that a spreadsheet
 * would run as a formula get an apostrophe in front (OWASP, "CSV Injection").
 */
export function contactsToCsv(contacts: readonly ContactSubmission[], delimiter: CsvDelimiter = ','): string {
  const rows = contacts.map(({ name, email, phone = '', service, message = '', createdAt }) => [
    name,
    email,
    phone,
    service ? SERVICE_LABELS[service] : '',
    message.replaceAll(',', ';'),
    germanDateTime(createdAt),
  ]);
  const csv = Papa.unparse({ fields: csvColumns, data: rows }, { quotes: true, escapeFormulae: true, delimiter });
  return BYTE_ORDER_MARK + csv;
}

/** 'contacts-2026-03-02.csv' (Spec §5), the day in UTC as ISO dates have it. */
export const csvFileName = (now: Date) => `contacts-${now.toISOString().slice(0, 10)}.csv`;
