import { expect, test } from 'vitest';
import { insertText, statementsOf, statementText } from '#domain/backups/sql/statements.ts';

const TABLE = { name: 'public.t', columns: ['a', 'b'], json: [] };
const ROWS = ['{"a":"ä\\n----\\n\'; COMMIT;"}', '{"a":null}'];
const FILE = `-- head\n${statementText('BEGIN')}${insertText(TABLE, ROWS)}${statementText('CREATE\nINDEX')}`;

/** Yields the file in pieces of `bytes` bytes. */
async function* inPieces(text: string, bytes: number) {
  const all = Buffer.from(text);
  for (let start = 0; start < all.length; start += bytes) yield all.subarray(start, start + bytes);
}

async function parts(text: string, bytes = 1000): Promise<string[]> {
  const found: string[] = [];
  for await (const statement of statementsOf(inPieces(text, bytes))) found.push(statement);
  return found;
}

test.each([1, 2, 3, 5, 7, 16, 1000])('the statements of a backup are found in pieces of %i bytes', async (bytes) => {
  expect(await parts(FILE, bytes)).toEqual([
    '-- head\nBEGIN',
    `INSERT INTO public.t SELECT * FROM json_populate_recordset(NULL::public.t, '[\n{"a":"ä\\n----\\n''; COMMIT;"},\n{"a":null}\n]')`,
    'CREATE\nINDEX',
  ]);
});

test.each([
  ['its last line', FILE.slice(0, -3)],
  ['a statement', FILE.slice(0, -7)],
  ['a table', FILE.slice(0, FILE.indexOf(',\n{"a":null}'))],
])('the statements of a backup are refused if the file breaks off within %s', async (_, text) => {
  await expect(parts(text)).rejects.toThrow('within a statement');
});

test('the statements of a backup are not written if they contain the separator', () => {
  expect(() => statementText("SELECT '\n----\n'")).toThrow('separator');
  expect(() => statementText('SELECT 1\n----')).toThrow('separator');
});
