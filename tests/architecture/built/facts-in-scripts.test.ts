import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { factsSchema } from '#content/facts-schema.ts';
import { mailProvider } from '#facts/contact.ts';
import { partners } from '#facts/partners.ts';
import { guarantee } from '#facts/person.ts';
import { metaOf } from '#shared/api/field-meta.ts';
import { importsOf } from '../../support/source/imports-of.ts';
import { builtFiles, readProjectFile } from '../../support/source/project-files.ts';

const scripts = builtFiles(/^dist\/_astro\/[^/]*\.js$/);

/** Whoever imports all facts or their schema carries these, because bundlers do not shake an object apart. */
const OF_ALL_FACTS = [mailProvider.name, guarantee ?? '', ...partners.map(({ name }) => name)];
const OF_THE_SCHEMA = Object.values(factsSchema.shape.contact.shape).map((fact) => metaOf(fact).hint ?? '');

const scriptsWith = (words: readonly string[]) =>
  scripts.filter(({ text }) => words.some((one) => text.includes(one))).map(({ path }) => path);

test('no script of a browser carries all facts', () => {
  expect(scriptsWith(OF_ALL_FACTS)).toEqual([]);
});

test('the schema of the facts is in the script of the pages that change them, and in no other', () => {
  expect(scriptsWith(OF_THE_SCHEMA)).toEqual([expect.stringContaining('/WebsitePart.')]);
});

test('no script that an open page fetches later holds a fact, because a publication would rename it', () => {
  const reached = new Set(['src/layouts/touched-page.ts']);
  for (const path of reached) {
    for (const { to } of importsOf(readProjectFile(path))) if (/^src\/.*\.tsx?$/.test(to)) reached.add(to);
  }
  expect([...reached]).toContain('src/site/request-form/send-request.ts');
  expect([...reached].filter((path) => path.startsWith('src/content/facts'))).toEqual([]);
});

test("the contact form's script fits in 2,150 bytes", () => {
  const form = scripts.find(({ path }) => path.includes('/RequestForm-'))?.text ?? '';
  expect(form).toContain('notice-error');
  expect(gzipSync(form).length).toBeLessThanOrEqual(2150);
});
