import { afterEach, beforeEach, expect, vi } from 'vitest';

const printError = console.error;
let expected: RegExp[] = [];

/**
 * Says that this test makes the code log an error; without it `console.error` fails the test. The error must
 * then really be logged.
 */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

beforeEach(() => {
  expected = [];
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    if (!expected.some((pattern) => pattern.test(textOf(values)))) printError(...values);
  });
});

afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls.map(textOf);
  const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, 'console.error was called; see expectConsoleError').toEqual([]);
  const missing = expected.filter((pattern) => !logged.some((text) => pattern.test(text)));
  expect(missing, 'an error that was expected was not logged').toEqual([]);
});

const textOf = (values: readonly unknown[]) =>
  values.map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value))).join(' ');
