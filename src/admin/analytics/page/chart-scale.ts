export function chartTicks(largest: number): number[] {
  const step = niceStep(Math.max(1, largest) / 4);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** Returns the labelled days: at most seven, evenly spaced back from today. */
export function labelledDays(days: number): number[] {
  const step = Math.ceil(days / 7);
  return Array.from({ length: Math.floor((days - 1) / step) + 1 }, (_, n) => days - 1 - n * step).toReversed();
}

/** Returns the next round number (1, 2 or 5 and zeros), at least 1. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  return Math.max(1, nice * power);
}
