import { vi } from 'vitest';
import { patience } from './run/pace.ts';

/** Shortens the time-outs of requests. The returned spy sees their real values. */
export function fastTimeLimits(times = 20) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(patience(ms / times)));
}
