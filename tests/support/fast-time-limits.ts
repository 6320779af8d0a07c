import { vi } from 'vitest';

/** Shortens the time-outs of requests. The returned spy sees their real values. */
export function fastTimeLimits(times = 20) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / times));
}
