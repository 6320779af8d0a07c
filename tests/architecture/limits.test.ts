import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '../support/source/project-files.ts';

const limits = readProjectFile('src/config/limits.ts');
const readers = projectFiles(/^(src|netlify)\/.*\.(ts|tsx|astro)$/).filter((file) => file.path !== limits.path);

test('code uses every number of config/limits.ts', () => {
  const withoutComments = readers.map(({ text }) => text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')).join('\n');
  const used = new Set(withoutComments.match(/\w+/g));
  const isUsedHere = (name: string) => limits.text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  const names = [...limits.text.matchAll(/^(?:export const | {2})(\w+)(?=:| =)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !used.has(name) && !isUsedHere(name))).toEqual([]);
});
