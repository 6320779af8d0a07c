import { TABLE_OWNERS } from '#server/db/owners.ts';
import type { SourceFile } from '../../support/source/project-files.ts';

/** 'contactSubmissions' as SQL writes it: 'contact_submissions', with or without its schema. */
const inSql = (table: string) => table.replace(/^\w+\./, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Where a table is named in a query: as an argument of Kysely's, or behind a word of SQL. */
const patternOf = (table: string) =>
  new RegExp(
    `(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[jJ]oin|using)\\(\\s*\\[?'${table.replace('.', '\\.')}(?: as \\w+)?'` +
      `|\\b(?:from|join|into|update|table)\\s+(?:public\\.|short_lived\\.)?${inSql(table)}\\b(?!\\()`,
  );

const PATTERNS = Object.entries(TABLE_OWNERS).map(([table, owner]) => ({ table, owner, pattern: patternOf(table) }));

/** Names every file that writes SQL over a table that is another folder's. The schema and its migrations are the tables. */
export const strangersOf = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !/^src\/server\/db\/(schema|migrations)\//.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return PATTERNS.filter(({ owner, pattern }) => !path.startsWith(`src/${owner}/`) && pattern.test(code)).map(
        ({ table, owner }) => `${path} names ${table}, which is ${owner}'s`,
      );
    });
