/** The result of a load test; times in milliseconds. */
export interface Measured {
  what: string;
  clients: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Calls that threw or had an unexpected answer. */
  errors: number;
}

export interface Load {
  what: string;
  /** The number of clients; each asks again after its answer. */
  clients: number;
  /** The number of all calls, after a tenth of it to warm up. */
  calls: number;
  /** One call of one client; throws on an unexpected answer. */
  call: (client: number) => Promise<unknown>;
}

/** Warms up, then runs the clients. */
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

/** Returns the value that `percent` of the values do not exceed (nearest rank); NaN without values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
