import { expect, test } from 'vitest';
import { complaintsAbout } from './complaints.ts';
import { expectConsoleError } from './console-error-fails.ts';

test('an error that nobody expected is a complaint', () => {
  expect(complaintsAbout(['database is away'], [])).toEqual([expect.stringContaining('database is away')]);
});

test('an expected error is none', () => {
  expect(complaintsAbout(['database is away'], [/away/])).toEqual([]);
});

test('an expected error that never comes is a complaint', () => {
  expect(complaintsAbout([], [/away/])).toEqual([expect.stringContaining('/away/')]);
});

test('the console is watched in every test', () => {
  expectConsoleError(/watched/);
  console.error('watched');
});
