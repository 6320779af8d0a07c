import { expect, test } from 'vitest';
import { projectFiles } from '../support/source/project-files.ts';
import { readsGerman, wordsInCode } from './rules/german-words.ts';

/**
 * Homes of German words: contents, each feature's texts.ts, the SEO checks, and the table of a request's fields. The
 * migration writes old lines as the card showed them, and imports no texts, because those may change.
 */
const isHomeOfWords = (path: string) =>
  /^src\/(content|admin\/seo\/checks)\/|(^|\/|-)texts\.ts$/.test(path) ||
  /^src\/(domain\/requests\/fields|server\/db\/migrations\/to-1-0-0\/words)\.ts$/.test(path);

const files = projectFiles(/^(src\/(?!assets)|netlify).*\.tsx?$/).filter((file) => !isHomeOfWords(file.path));

test('German words stand only in texts.ts, src/content and the SEO checks', () => {
  expect(files.flatMap(wordsInCode)).toEqual([]);
});

const inFile = (text: string) => wordsInCode({ path: 'src/site/request-form/RequestForm.tsx', text });

test.each([
  ["throw new HttpError(404, 'Das gibt es nicht.');"],
  ["const label = 'Zurück';"],
  ["const label = 'Abmelden';"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to look at
  ['const greeting = `Willkommen und viel Erfolg, ${name}!`;'],
  ['const view = <button>Anfrage senden</button>;'],
  ['const view = <button>OK</button>;'],
  ['const view = <input placeholder="Name" />;'],
])('the check of German words finds %s', (text) => {
  expect(inFile(text)).toHaveLength(1);
});

test.each([
  ["log('The database is away and was not reached in time.');"],
  ["const path = '/api/admin/contact/:id';"],
  ['const view = <p className="text-ink mt-4">{texts.title}</p>;'],
  ['const order = sql`order by created_at desc`;'],
  ["const zone = 'Europe/Berlin', locale = 'de-DE';"],
  ['const view = <span aria-hidden="true">·</span>;'],
])('the check of German words ignores %s', (text) => {
  expect(inFile(text)).toEqual([]);
});

test('the check of German words ignores a single German word that is also a name in code', () => {
  expect(readsGerman('von')).toBe(false);
  expect(readsGerman('des')).toBe(false);
});
