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
  seconds: number;
  /** One call of one client; throws when the answer is not the expected one. */
  call: (client: number) => Promise<unknown>;
}

const WARM_UP_SECONDS = 2;

/** Warms up, then lets the clients ask for the given time. */
export async function measure({ what, clients, seconds, call }: Load): Promise<Measured> {
  await runFor(WARM_UP_SECONDS, clients, call);
  const start = performance.now();
  const { times, errors } = await runFor(seconds, clients, call);
  const elapsed = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    what,
    clients,
    perSecond: times.length / elapsed,
    p50: percentile(sorted, 50),
    p95: percentile(sorted, 95),
    p99: percentile(sorted, 99),
    errors,
  };
}

async function runFor(seconds: number, clients: number, call: Load['call']) {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let errors = 0;
  const ask = async (_: unknown, client: number) => {
    while (performance.now() < end) {
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

/** The value that `percent` of the sorted values do not exceed (nearest rank); NaN of none. */
function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
