import { expect, test } from 'vitest';
import { complaintsAbout, expectConsoleError } from './console-error-fails.ts';

test('an unexpected error and a missing expected one are complaints', () => {
  expect(complaintsAbout(['database is away'], [/away/])).toEqual([]);
  expect(complaintsAbout(['database is away'], [])).toEqual([expect.stringContaining('database is away')]);
  expect(complaintsAbout([], [/away/])).toEqual([expect.stringContaining('/away/')]);
});

test('every test watches the console', () => {
  expectConsoleError(/watched/);
  console.error('watched');
});
