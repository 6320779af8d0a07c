/** Measures calls of clients that each ask again after their answer, in milliseconds. A tenth more warms up. */
export async function timesOf(clients: number, calls: number, call: (client: number) => Promise<unknown>) {
  const times: number[] = [];
  let left = calls * 1.1;
  const ask = async (_: unknown, client: number) => {
    while (left > 0) {
      left -= 1;
      const isMeasured = left < calls;
      const start = performance.now();
      await call(client);
      if (isMeasured) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return times;
}

/** Returns the value that `percent` of the values do not exceed (nearest rank); NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(1, Math.ceil((percent / 100) * sorted.length)) - 1] ?? Number.NaN;
}
