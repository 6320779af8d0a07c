/** COPY's text format (PostgreSQL, "COPY → Text Format"): one line per row, tabs between, backslash escapes. */

const UNESCAPED: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** The fields of one line, without its line feed; null for `\N`. */
export const fieldsOf = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((field) =>
      field === '\\N' ? null : field.replace(/\\(.)/gs, (_, letter: string) => UNESCAPED[letter] ?? letter),
    );

/** A text as an SQL literal that means the same under every setting of the server. */
export const literal = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
