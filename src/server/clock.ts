import { setTimeout as wait } from 'node:timers/promises';

/** The time, and how to wait. Tests replace the waiting. */
export const clock = {
  now: () => new Date(),
  wait: (milliseconds: number): Promise<void> => wait(milliseconds),
};
export type Clock = typeof clock;
