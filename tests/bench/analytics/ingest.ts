import process from 'node:process';
import type { Kysely } from 'kysely';
import { insertView } from '#features/analytics/view-store.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import analytics from '../../../netlify/functions/analytics.ts';
import { aPageView } from '../../support/factories.ts';
import { invoke } from '../../support/invoke.ts';
import { measure } from '../load.ts';

const CLIENTS = [1, 8];
const SECONDS = 5;
const ROUNDS = 3;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Pair {
  what: string;
  clients: number;
  bare: number;
  ingest: number;
}

/**
 * The same row by a bare insert and by `POST /api/analytics` through its door, both through the same driver into the
 * same table. In turns, the best round of each: other work on the machine disturbs both.
 */
export async function measureIngest(db: Kysely<Database>): Promise<{ pairs: Pair[]; heapGrowthMb: number }> {
  const bare = () => insertView(db, { ...aPageView(), isBot: false, timestamp: new Date() });
  const post = (body: unknown) => async (client: number) => {
    const answer = await invoke(analytics, '/api/analytics', {
      body,
      ip: `192.0.2.${client}`,
      headers: { 'user-agent': CHROME },
    });
    if (answer.status !== 202) throw new Error(`The ingest answered ${answer.status}.`);
  };
  const kinds = { 'with consent': post(aPageView()), undecided: post({ page: '/', sessionId: '0.123456789' }) };

  const pairs: Pair[] = [];
  await measure({ what: 'warm-up', clients: 8, seconds: SECONDS, call: kinds['with consent'] });
  const heapBefore = heapMb();
  for (const [what, call] of Object.entries(kinds)) {
    for (const clients of CLIENTS) {
      const pair = { what, clients, bare: 0, ingest: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        pair.bare = Math.max(pair.bare, await rateOf(bare, clients));
        pair.ingest = Math.max(pair.ingest, await rateOf(call, clients));
      }
      pairs.push(pair);
    }
  }
  return { pairs, heapGrowthMb: heapMb() - heapBefore };
}

async function rateOf(call: (client: number) => Promise<unknown>, clients: number): Promise<number> {
  const { perSecond, errors } = await measure({ what: '', clients, seconds: SECONDS, call });
  if (errors > 0) throw new Error(`${errors} calls failed.`);
  return perSecond;
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
