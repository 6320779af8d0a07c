/** What a load came to; times in milliseconds. */
export interface Measured {
  what: string;
  clients: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Calls that threw or were answered with something else than expected. */
  errors: number;
}

export interface Load {
  what: string;
  /** How many ask at the same time, each as soon as it has its answer. */
  clients: number;
  /** How often in all, after a tenth of it to warm up. */
  calls: number;
  /** One call of one client; throws when the answer is not the expected one. */
  call: (client: number) => Promise<unknown>;
}

/** Warms up, then lets the clients ask. */
export async function measure({ what, clients, calls, call }: Load): Promise<Measured> {
  await run(calls / 10, clients, call);
  const start = performance.now();
  const { times, errors } = await run(calls, clients, call);
  const elapsed = (performance.now() - start) / 1000;
  return {
    what,
    clients,
    perSecond: times.length / elapsed,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    errors,
  };
}

async function run(calls: number, clients: number, call: Load['call']) {
  const times: number[] = [];
  let left = calls;
  let errors = 0;
  const ask = async (_: unknown, client: number) => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      try {
        await call(client);
        times.push(performance.now() - start);
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { times, errors };
}

/** The value that `percent` of the values do not exceed (nearest rank); NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
