/** How failed logins are slowed. */
interface Slowness {
  freeFailures: number;
  firstWaitMs: number;
  maxWaitMs: number;
}

/** The wait after the n-th failure in a row, in milliseconds: none while they are free, then doubling to a maximum. */
export function loginWaitMs(failures: number, { freeFailures, firstWaitMs, maxWaitMs }: Slowness): number {
  if (failures < freeFailures) return 0;
  return Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - freeFailures));
}
