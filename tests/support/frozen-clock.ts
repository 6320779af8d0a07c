import { onTestFinished, vi } from 'vitest';

/** A clock that stands still until it is told to move. */
export interface FrozenClock {
  /** The time as handlers receive it. */
  now: () => Date;
  advance: (milliseconds: number) => void;
  set: (iso: string) => void;
}

/**
 * Freezes `Date` until the test ends; timers and promises run on as usual, so databases and servers still answer.
 * For code that is given its time, pass `clock.now()`.
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
