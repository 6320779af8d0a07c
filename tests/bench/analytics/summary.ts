import type { Kysely } from 'kysely';
import { createAdmin } from '#server/admins.ts';
import type { Database } from '#server/db/schema/index.ts';
import analytics from '../../../netlify/functions/analytics.ts';
import session from '../../../netlify/functions/session.ts';
import { cookiesOf, invoke } from '../../support/invoke.ts';
import { percentile } from '../load.ts';
import { seedViews } from './seed.ts';

const CALLS = 300;
const WARM_UP_CALLS = 30;
const OWNER = { username: 'inhaberin', password: 'Ein langes Testkennwort 42' };

/** The summary of 90 days through its door, session check included, at so many stored views. Times in ms. */
export async function measureSummary(db: Kysely<Database>, rows: number) {
  const cookie = await ownersCookie(db);
  await seedViews(db, rows);
  const ask = async () => {
    const start = performance.now();
    const answer = await invoke(analytics, '/api/admin/analytics/summary?days=90', { cookie });
    const { totalPageViews } = (await answer.json()) as { totalPageViews?: number };
    if (!totalPageViews) throw new Error(`The summary answered ${answer.status} without views.`);
    return performance.now() - start;
  };
  // The first one rolls up 180 days; in production the clean-up job has done that hour by hour.
  const firstMs = await ask();
  for (let n = 0; n < WARM_UP_CALLS; n += 1) await ask();
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) times.push(await ask());
  times.sort((a, b) => a - b);
  return { rows, firstMs, p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
}

async function ownersCookie(db: Kysely<Database>): Promise<string> {
  await db.deleteFrom('adminUsers').execute();
  await createAdmin(db, { ...OWNER, email: 'inhaberin@firma.example' });
  return cookiesOf(await invoke(session, '/api/admin/login', { body: OWNER }));
}
