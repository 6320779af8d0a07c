import { afterEach, beforeEach, expect, vi } from 'vitest';
import { complaintsAbout } from './complaints.ts';

let expected: RegExp[] = [];

/**
 * Expects the test's code to log an error. Without it `console.error` fails the test, and with it a missing error does.
 */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls.map(textOf);
  expect(complaintsAbout(logged, expected)).toEqual([]);
});

const textOf = (values: readonly unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(' ');
