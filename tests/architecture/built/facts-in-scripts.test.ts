import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { factsSchema } from '#content/facts-schema.ts';
import { mailProvider, phone } from '#facts/contact.ts';
import { partners } from '#facts/partners.ts';
import { guarantee } from '#facts/person.ts';
import { ROOT } from '../../support/source/project-files.ts';

const folder = join(ROOT, 'dist/_astro');
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Whoever imports all facts or their schema carries these, because bundlers do not shake an object apart. */
const OF_THE_WHOLE = [
  mailProvider.name,
  guarantee,
  ...partners.map(({ name }) => name),
  ...Object.values(factsSchema.shape.contact.shape).map((fact) => fact.meta()?.hint ?? ''),
];

test('no script of a browser carries all facts or their schema', () => {
  const carried = scripts.flatMap(({ name, text }) =>
    OF_THE_WHOLE.filter((words) => text.includes(words)).map((words) => `${name}: ${words}`),
  );
  expect(carried).toEqual([]);
});

test("the contact form's script carries the facts that it shows, within 2,150 bytes", () => {
  const form = scripts.find(({ name }) => name.startsWith('RequestForm-'))?.text ?? '';
  expect(form).toContain(phone.display);
  expect(gzipSync(form).length).toBeLessThanOrEqual(2150);
});
