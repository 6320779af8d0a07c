/** Lists complaints about a test's logged errors: unexpected ones, and missing expected ones. */
export function complaintsAbout(logged: readonly string[], expected: readonly RegExp[]): string[] {
  const unexpected = logged.filter((text) => !expected.some((pattern) => pattern.test(text)));
  const missing = expected.filter((pattern) => !logged.some((text) => pattern.test(text)));
  return [
    ...unexpected.map((text) => `console.error was called (see expectConsoleError): ${text}`),
    ...missing.map((pattern) => `console.error was expected and never called: ${pattern}`),
  ];
}
