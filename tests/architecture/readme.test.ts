import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, projectPaths, readProjectFile } from '../support/source/project-files.ts';

test('links in README and docs lead to existing files', () => {
  const links = projectFiles(/^(README|src\/docs\/[^/]+)\.md$/).flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\]\(|^\[[\w-]+\]: )(?!https?:)([^)#\s]+)/gm)].map(([, link = '']) =>
      posix.join(posix.dirname(path), link),
    ),
  );
  const paths = projectPaths();
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !paths.some((path) => path === link || path.startsWith(`${link}/`)))).toEqual([]);
});

test('every decision has a title, a date and conditions for another decision', () => {
  const form = /^# \S.+\n\nDecided 20\d\d-\d\d\.\n\n[\s\S]+\n\nWhat would make us decide otherwise: \S/;
  const decisions = projectFiles(/^src\/docs\/decisions\//);
  expect(decisions.filter(({ text }) => !form.test(text)).map(({ path }) => path)).toEqual([]);
});

test('README takes five minutes to read: at most 900 words', () => {
  expect(readProjectFile('README.md').text.match(/\S+/g)?.length).toBeLessThanOrEqual(900);
});

test('each ruling that code, tests or papers cite exists', () => {
  const rulings = new Set(
    [...readProjectFile('src/docs/rulings.md').text.matchAll(/^(\d+)\. /gm)].map(([, number]) => number),
  );
  const cited = projectFiles(/^(src|tests|netlify|README)/).flatMap(({ path, text }) =>
    [...text.matchAll(/\brulings? (\d+)(?:(?:, | and |-)(\d+))*/gi)].map(([words]) => ({
      path,
      numbers: words.match(/\d+/g) ?? [],
    })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ numbers }) => numbers.some((number) => !rulings.has(number)))).toEqual([]);
});

test('each variable that code reads stands in environment.md', () => {
  const read = projectFiles(/^(src|netlify)\/.*\.(ts|js)$/).flatMap(({ path, text }) => [
    ...text.matchAll(/(?:process\.env\.|given\('|variableIn\([\w.]+, '|\[?'(?=NETLIFY_))([A-Z][A-Z_]+)/g),
    // The table of readers.
    ...(path === 'src/server/environment.ts' ? text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm) : []),
  ]);
  const names = new Set(read.map(([, name = '']) => name));
  for (const name of ['PUBLISH_DIR', 'COUNT_UNDECIDED_VISITORS', 'NETLIFY_AUTH_TOKEN', 'URL'])
    expect(names).toContain(name);
  const { text } = readProjectFile('src/docs/environment.md');
  expect([...names].filter((name) => !new RegExp(`\`${name}\\b`).test(text))).toEqual([]);
});
