import { afterEach, beforeEach, expect, vi } from 'vitest';

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

/** Lists complaints about a test's logged errors: unexpected ones, and missing expected ones. */
export function complaintsAbout(logged: readonly string[], expected: readonly RegExp[]): string[] {
  const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !logged.some((text) => pattern.test(text)));
  return [
    ...unexpected.map((text) => `console.error was called (see expectConsoleError): ${text}`),
    ...missing.map((pattern) => `console.error was expected and never called: ${pattern}`),
  ];
}
