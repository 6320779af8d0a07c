import { expect, test } from 'vitest';
import { projectPaths, readProjectFile } from '../support/source/project-files.ts';

const readme = readProjectFile('README.md').text;
const namedPaths = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map((match) => match[1] ?? '');
const paths = projectPaths();
const decisions = paths.filter((path) => path.startsWith('src/docs/decisions/'));

test('README names every decision, and nothing that is not there', () => {
  expect(namedPaths.filter((path) => path.startsWith('src/docs/decisions/')).toSorted()).toEqual(decisions.toSorted());
  expect(namedPaths.filter((named) => !paths.some((path) => path === named || path.startsWith(`${named}/`)))).toEqual(
    [],
  );
});

test.each(decisions)('%s has its title, its date and what would make us decide otherwise', (path) => {
  expect(readProjectFile(path).text).toMatch(
    /^# \S.+\n\nDecided 20\d\d-\d\d\.\n\n[\s\S]+\n\nWhat would make us decide otherwise: \S/,
  );
});

test('README is read in five minutes: no more than 220 lines', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(220);
});
