import { onTestFinished, vi } from 'vitest';

/** A clock that stands still until the test moves it. */
export interface FrozenClock {
  /** The time for handlers. */
  now: () => Date;
  advance: (milliseconds: number) => void;
  set: (iso: string) => void;
}

/**
 * Freezes `Date` until the test ends. Timers and promises run as usual, so databases and servers still answer. Code
 * with a time parameter gets `clock.now()`.
 */
export function frozenClock(iso = '2026-03-02T09:00:00Z'): FrozenClock {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(iso) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    now: () => new Date(),
    advance: (milliseconds) => vi.setSystemTime(Date.now() + milliseconds),
    set: (next) => vi.setSystemTime(new Date(next)),
  };
}
