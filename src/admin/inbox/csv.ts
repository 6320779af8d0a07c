import Papa from 'papaparse';
import { shownValue } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a value that a spreadsheet would run as a formula (OWASP, "CSV Injection"). A plus before a phone
 * number is harmless.
 */
const FORMULA = /^(?!\+\d[\d ()/.-]*$)[=+\-@\t\r]/;

/** Writes CSV with every value quoted; an apostrophe disarms formulas. */
export function toCsv(fields: string[], data: string[][], delimiter: ',' | ';'): string {
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { quotes: true, escapeFormulae: FORMULA, delimiter });
}

/** Writes a field differently from `shownValue`. */
export type Writers = { [F in ContactField]?: (value: ContactSubmission[F]) => string };

/** One cell per field; absent values are empty. */
export const cellsOf = (fields: readonly ContactField[], contact: ContactSubmission, writers: Writers): string[] =>
  fields.map((field) => {
    const write = writers[field] as ((value: ContactSubmission[ContactField]) => string) | undefined;
    return write ? write(contact[field]) : shownValue(field, contact[field] ?? '');
  });
