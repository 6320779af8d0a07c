/** The heights a chart is labelled at: 0, and up to four round steps that reach the largest value. */
export function chartTicks(largest: number): number[] {
  const step = niceStep(Math.max(1, largest) / 4);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** The next round number from `least` on (1, 2 or 5 and zeros): people and views come whole. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  return Math.max(1, nice * power);
}
