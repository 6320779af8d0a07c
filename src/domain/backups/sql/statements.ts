/** Names are quoted for SQL. */
export interface Table {
  name: string;
  columns: string[];
  json: string[];
}

/** A line of dashes, a comment to SQL, so that no parser is needed: JSON rows have no line feeds. */
const END = ';\n----\n';

/** @throws Error if the statement contains the separator. */
export function statementText(statement: string): string {
  if (`${statement}\n`.includes('\n----\n')) throw new Error('A statement contains the separator of statements');
  return `${statement}${END}`;
}

export async function* statementsOf(sql: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of sql) {
    const statements = (rest + decoder.decode(piece, { stream: true })).split(END);
    rest = statements.pop() ?? '';
    yield* statements;
  }
  if (rest !== '') throw new Error('The file breaks off within a statement');
}

export function insertText({ name, columns, json }: Table, rows: readonly string[]): string {
  const from = `json_populate_recordset(NULL::${name}, '[\n${rows.join(',\n').replaceAll("'", "''")}\n]')`;
  const values = columns.map((column) => (json.includes(column) ? `(${column} #>> '{}')::json` : column));
  return statementText(
    json.length === 0
      ? `INSERT INTO ${name} SELECT * FROM ${from}`
      : `INSERT INTO ${name} (${columns}) SELECT ${values} FROM ${from}`,
  );
}
