import { expect, test } from 'vitest';
import { complaintsAbout } from './complaints.ts';
import { expectConsoleError } from './console-error-fails.ts';

test('an unexpected error is a complaint', () => {
  expect(complaintsAbout(['database is away'], [])).toEqual([expect.stringContaining('database is away')]);
});

test('an expected error is no complaint', () => {
  expect(complaintsAbout(['database is away'], [/away/])).toEqual([]);
});

test('a missing expected error is a complaint', () => {
  expect(complaintsAbout([], [/away/])).toEqual([expect.stringContaining('/away/')]);
});

test('every test watches the console', () => {
  expectConsoleError(/watched/);
  console.error('watched');
});
