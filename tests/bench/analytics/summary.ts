import type { Kysely } from 'kysely';
import { analyticsHandlers } from '#features/analytics/analytics.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { percentile } from '../load.ts';
import { seedViews } from './seed.ts';

const CALLS = 300;
const WARM_UP_CALLS = 30;
const DAYS = 90;

/**
 * The summary of 90 days at different numbers of stored views, by the route's handler: roll-up check, queries, figures.
 * The databases take turns, so that other work on the machine disturbs all alike. Times in ms.
 */
export async function measureSummaries(sizes: readonly { rows: number; db: Kysely<Database> }[]) {
  const measured = [];
  for (const { rows, db } of sizes) {
    await seedViews(db, rows);
    // The first one rolls up 180 days; in production the clean-up job has done that hour by hour.
    measured.push({ rows, db, firstMs: await timeOf(db), times: [] as number[] });
  }
  for (let call = -WARM_UP_CALLS; call < CALLS; call += 1) {
    for (const { db, times } of measured) {
      const ms = await timeOf(db);
      if (call >= 0) times.push(ms);
    }
  }
  return measured.map(({ rows, firstMs, times }) => {
    times.sort((a, b) => a - b);
    return { rows, firstMs, p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
  });
}

async function timeOf(db: Kysely<Database>): Promise<number> {
  const start = performance.now();
  const caller = { address: '', deploy: undefined, request, afterAnswer: () => undefined };
  const input = { query: { days: DAYS }, params: undefined, body: undefined, ...caller } as const;
  const answer = await analyticsHandlers.summary(input, { db, now: new Date(), admin });
  const ms = performance.now() - start;
  if (!('totalPageViews' in answer) || answer.totalPageViews === 0) throw new Error('The summary counted nothing.');
  return ms;
}

const request = new Request('http://localhost:8888/api/admin/analytics/summary');
const admin = { id: '', username: 'inhaberin', email: '', isActive: true, sessionId: '', previousLogin: null };
