import { onTestFinished, vi } from 'vitest';

/** The time of a test that has frozen it. Code with a time parameter gets `clock.now()`. */
export const clock = {
  now: () => new Date(),
  advance: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds),
  set: (iso: string) => void vi.setSystemTime(new Date(iso)),
};

/** Freezes `Date` until the test ends. Timers and promises run as usual, so databases and servers still answer. */
export function frozenClock(iso = '2026-03-02T09:00:00Z') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });
  onTestFinished(() => void vi.useRealTimers());
  return clock;
}
