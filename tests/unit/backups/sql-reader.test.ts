import { describe, expect, it } from 'vitest';
import { fieldsOf, literal } from '#features/backups/sql/copy-text.ts';
import { SqlReader } from '#features/backups/sql/sql-reader.server.ts';
import { statementText } from '#features/backups/sql/statement-format.ts';

const FILE = `-- head\n----\nBEGIN;\n----\nCOPY public.t (a) FROM stdin;\nä\\n\\\\.\n\\\\.\n\n\\.\n----\nCOPY public.u (b) FROM stdin;\n\\.\n----\nCREATE\nINDEX;\n----\n`;

/** The file in pieces of so many bytes. */
async function* inPieces(text: string, bytes: number) {
  const all = Buffer.from(text);
  for (let start = 0; start < all.length; start += bytes) yield all.subarray(start, start + bytes);
}

async function parts(text: string, bytes = 1_000_000): Promise<string[]> {
  const reader = new SqlReader(inPieces(text, bytes));
  const found: string[] = [];
  for (let part = await reader.next(); part; part = await reader.next()) {
    if ('statement' in part) {
      found.push(part.statement);
      continue;
    }
    let rows = '';
    for await (const lines of reader.rows()) {
      expect(lines.at(-1)).toBe(10);
      rows += lines.toString();
    }
    found.push(`${part.rowsFor}: ${rows}`);
  }
  return found;
}

describe('the reader of a backup’s SQL', () => {
  it.each([1, 2, 3, 5, 7, 16, 1000])('finds statements and rows in pieces of %i bytes', async (bytes) => {
    expect(await parts(FILE, bytes)).toEqual([
      'BEGIN;',
      'public.t (a): ä\\n\\\\.\n\\\\.\n\n',
      'public.u (b): ',
      'CREATE\nINDEX;',
    ]);
  });

  it.each([
    ['a line', FILE.slice(0, -3), 'within a line'],
    ['a statement', FILE.slice(0, -5), 'within a statement'],
    ['a table', FILE.slice(0, FILE.indexOf('\n\\.\n') + 1), 'within a table'],
  ])('notices a file that breaks off within %s', async (_, text, message) => {
    await expect(parts(text)).rejects.toThrow(message);
  });

  it('refuses to write a statement that could not be told from its neighbours', () => {
    expect(() => statementText("SELECT '\n----\n'")).toThrow('separator');
  });
});

describe('COPY’s text', () => {
  it('gives back what was escaped', () => {
    expect(fieldsOf('a\\tb\\\\\t\\N\t\t\\\\N\t\\b\\f\\n\\r\\v')).toEqual(['a\tb\\', null, '', '\\N', '\b\f\n\r\v']);
  });

  it('makes literals that nothing breaks out of', () => {
    expect(literal("a'b\\'c")).toBe("E'a''b\\\\''c'");
  });
});
