import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsPage, asvsRows } from '#commands/asvs.ts';

test('the page about ASVS lists the tests’ marks and the judgement (npm run asvs)', () => {
  expect(readFileSync('src/docs/asvs.md', 'utf8')).toBe(asvsPage());
});

test('each of the 253 requirements of levels 1 and 2 is in exactly one state', () => {
  const asked = readFileSync('src/docs/asvs.json', 'utf8').match(/(?<=")\d+\.\d+\.\d+(?=": \{)/g) ?? [];
  const rows = asvsRows().filter(({ level }) => level < 3);
  expect(rows.map(({ number }) => number)).toEqual(asked);
  expect([rows.length, new Set(asked).size]).toEqual([253, 253]);
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(['deviation', 'notApplicable', 'open', 'test']);
});
