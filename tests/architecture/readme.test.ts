import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

const readme = readProjectFile('README.md').text;
const paths = projectPaths();
const decisions = paths.filter((path) => path.startsWith('src/docs/decisions/'));

test('links in README and docs lead to existing files', () => {
  const docs = paths.filter((path) => /^(README|src\/docs\/[^/]+)\.md$/.test(path)).map(readProjectFile);
  const links = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => posix.join(posix.dirname(path), link)),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !paths.some((path) => path === link || path.startsWith(`${link}/`)))).toEqual([]);
});

test.each(decisions)('%s has a title, a date and conditions for another decision', (path) => {
  expect(readProjectFile(path).text).toMatch(
    /^# \S.+\n\nDecided 20\d\d-\d\d\.\n\n[\s\S]+\n\nWhat would make us decide otherwise: \S/,
  );
});

test('README takes five minutes to read: at most 900 words', () => {
  expect(readme.match(/\S+/g)?.length).toBeLessThanOrEqual(900);
});
