import { vi } from 'vitest';

/** Turns the functions' log on for a test. Returns a reader of its lines. */
export function loggedLines() {
  vi.stubEnv('LOG_LEVEL', '');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  return () => log.mock.calls.map(([line]) => JSON.parse(String(line)));
}
