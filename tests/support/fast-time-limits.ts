import { vi } from 'vitest';

/** Lets the time limits of requests run out many times as fast. The spy knows what they really are. */
export function fastTimeLimits(times = 20) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / times));
}
