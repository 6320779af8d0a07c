/**
 * The layout of a backup's SQL: what psql reads, with a line of dashes (a comment to SQL) after each statement, so
 * that we find their ends without a parser.
 */
export const SEPARATOR = '----';

/** A statement as it stands in the file. @throws Error when it could not be told from its neighbours. */
export function statementText(statement: string): string {
  if (statement.split('\n').includes(SEPARATOR)) throw new Error('A statement contains the separator of statements');
  return `${statement};\n${SEPARATOR}\n`;
}

/** The line that opens a table's rows; `target` is 'public.t (a, b)'. */
export const copyLine = (target: string): string => `COPY ${target} FROM stdin;\n`;
export const COPY_LINE = /^COPY (.+) FROM stdin;$/s;

/** Ends a table's rows (PostgreSQL, "COPY"). */
export const END_OF_ROWS = '\\.';
