import Papa from 'papaparse';

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
