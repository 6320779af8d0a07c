import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsPage } from '#commands/asvs.ts';

test('the page about ASVS lists the tests’ marks (npm run asvs)', () => {
  expect(readFileSync('src/docs/asvs.md', 'utf8')).toBe(asvsPage());
});
