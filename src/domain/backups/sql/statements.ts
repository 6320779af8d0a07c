import { BACKUP_QUERY_CHARS } from '#config/limits.ts';

/**
 * The layout of a backup's SQL: what psql reads, with a line of dashes (a comment to SQL) after each statement, so
 * that we find their ends without a parser. Rows are JSON, which has no line feeds in its values.
 */
const END = ';\n----\n';

/** A statement as it stands in the file. @throws Error when it could not be told from its neighbours. */
export function statementText(statement: string): string {
  if (`${statement}\n`.includes('\n----\n')) throw new Error('A statement contains the separator of statements');
  return `${statement}${END}`;
}

/**
 * The statements of a file that streams by, several at once up to about `BACKUP_QUERY_CHARS`: each question to the
 * server costs a way there and back. @throws Error when the file breaks off within one.
 */
export async function* statementsOf(sql: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of sql) {
    const statements = (rest + decoder.decode(piece, { stream: true })).split(END);
    rest = statements.pop() ?? '';
    let together = '';
    for (const statement of statements) {
      if (together !== '' && together.length + statement.length > BACKUP_QUERY_CHARS) {
        yield together;
        together = '';
      }
      together += statement + END;
    }
    if (together !== '') yield together;
  }
  if (rest !== '') throw new Error('The file breaks off within a statement');
}

/** Rows of a table, each as a JSON object. Values arrive by their columns' names, whatever their order. */
export const insertText = (table: string, rows: readonly string[]): string =>
  statementText(
    `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, '[\n${rows.join(',\n').replaceAll("'", "''")}\n]')`,
  );
