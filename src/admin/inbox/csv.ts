import Papa from 'papaparse';
import { shownValue } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How a value begins that a spreadsheet would run (OWASP, "CSV Injection"). A plus before digits, blanks and what
 * divides a phone number runs nothing.
 */
const FORMULA = /^(?!\+\d[\d ()/.-]*$)[=+\-@\t\r]/;

/** Rows as CSV text, every value quoted; what a spreadsheet would run as a formula gets an apostrophe in front. */
export function toCsv(fields: string[], data: string[][], delimiter: ',' | ';'): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { quotes: true, escapeFormulae: FORMULA, delimiter });
}

/** How a field is written where not as people read it. */
export type Writers = { [F in ContactField]?: (value: ContactSubmission[F]) => string };

/** The cells of a request, one for each field; an absent value is empty. */
export const cellsOf = (fields: readonly ContactField[], contact: ContactSubmission, writers: Writers): string[] =>
  fields.map((field) => {
    const write = writers[field] as ((value: ContactSubmission[ContactField]) => string) | undefined;
    return write ? write(contact[field]) : shownValue(field, contact[field] ?? '');
  });
