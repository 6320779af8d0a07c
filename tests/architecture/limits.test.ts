import { expect, test } from 'vitest';
import { freeNames } from '../support/source/free-names.ts';
import { projectFiles, readProjectFile, type SourceFile } from '../support/source/project-files.ts';

const limits = readProjectFile('src/config/limits.ts');
const users = projectFiles(/^(src|netlify)\/.*\.(ts|tsx|astro)$/).filter((file) => file.path !== limits.path);

/** Names of a limits file that nothing reads: neither another file nor a further line of its own. */
function deadNumbers(file: SourceFile, readers: readonly SourceFile[]): string[] {
  const exported = [...file.text.matchAll(/^export const (\w+)/gm)].map((match) => match[1] ?? '');
  const keys = [...file.text.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] ?? '');
  const isRead = (name: string, by: readonly SourceFile[]) =>
    by.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')));
  const usedHere = (name: string) => file.text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return [
    ...exported.filter((name) => !isRead(name, readers) && !usedHere(name)),
    ...keys.filter((key) => !isRead(key, readers)),
  ];
}

test('every number in config/limits.ts is used', () => {
  expect(deadNumbers(limits, users)).toEqual([]);
});

test('the limits lean on nothing but themselves', () => {
  expect([...freeNames(limits)]).toEqual([]);
});

test('a dead number is found, also inside a group and when only a comment names it', () => {
  const text = [
    'export const SECOND_MS = 1000;',
    'export const USED_MS = 2 * SECOND_MS;',
    'export const DEAD_MS = 3;',
    'export const RETENTION = {',
    '  logDays: 7,',
    '  deadYears: 2,',
    '} as const;',
  ].join('\n');
  const reader = { path: 'x.ts', text: '// DEAD_MS was here\nuse(USED_MS, RETENTION.logDays);' };
  expect(deadNumbers({ path: 'limits.ts', text }, [reader])).toEqual(['DEAD_MS', 'deadYears']);
});
