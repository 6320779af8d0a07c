import process from 'node:process';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import analytics from '../../../netlify/functions/analytics.ts';
import { aPageView } from '../../support/factories.ts';
import { measure } from '../load.ts';

const CLIENTS = [1, 8];
const WARM_UP_SECONDS = 3;
/** Both kinds take turns this often, so that other work on the machine disturbs both alike. */
const TURNS = 100;
const TURN_MS = 100;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

interface Pair {
  what: string;
  clients: number;
  bare: number;
  ingest: number;
}

/** What the function still works on after its answers, as the platform keeps it. */
const afterAnswers = new Set<Promise<unknown>>();

/**
 * The same row by a bare insert and by `POST /api/analytics` through its door, both through the same driver into the
 * same table. A view counts when it is in the table: a round ends when everything is stored that was answered.
 */
export async function measureIngest(db: Kysely<Database>): Promise<{ pairs: Pair[]; heapGrowthMb: number }> {
  const bare = () =>
    db
      .insertInto('analytics')
      .values({ ...aPageView(), isBot: false, timestamp: new Date() })
      .execute();
  const post = (body: () => unknown) => async (client: number) => {
    const { status } = await postView(body(), `192.0.2.${client}`);
    if (status !== 202) throw new Error(`The ingest answered ${status}.`);
  };
  const kinds = {
    'with consent': post(() => aPageView()),
    undecided: post(() => ({ page: '/', sessionId: '0.123456789' })),
  };

  const pairs: Pair[] = [];
  await measure({ what: 'warm-up', clients: 8, seconds: WARM_UP_SECONDS, call: kinds['with consent'] });
  await Promise.all(afterAnswers);
  const heapBefore = heapMb();
  for (const [what, call] of Object.entries(kinds)) {
    for (const clients of CLIENTS) {
      const pair = { what, clients, ...(await inTurns({ bare, ingest: call }, clients)) };
      pairs.push(pair);
    }
  }
  return { pairs, heapGrowthMb: heapMb() - heapBefore };
}

/** Calls the door as the platform does. */
function postView(body: unknown, ip: string): Promise<Response> {
  const request = new Request('http://localhost:8888/api/analytics', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME },
    body: JSON.stringify(body),
  });
  const waitUntil = (work: Promise<unknown>) => {
    const settled = work.finally(() => afterAnswers.delete(settled));
    afterAnswers.add(settled);
  };
  return analytics(request, { ip, waitUntil, deploy: { context: 'dev' } });
}

type Call = (client: number) => Promise<unknown>;

/** Calls per second of each kind. */
async function inTurns(calls: { bare: Call; ingest: Call }, clients: number) {
  const done = { bare: 0, ingest: 0 };
  const spentMs = { bare: 0, ingest: 0 };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const kind of ['bare', 'ingest'] as const) {
      const start = performance.now();
      const end = start + TURN_MS;
      const client = async (_: unknown, number: number) => {
        for (; performance.now() < end; done[kind] += 1) await calls[kind](number);
      };
      await Promise.all(Array.from({ length: clients }, client));
      await Promise.all(afterAnswers);
      spentMs[kind] += performance.now() - start;
    }
  }
  return { bare: (done.bare / spentMs.bare) * 1000, ingest: (done.ingest / spentMs.ingest) * 1000 };
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}
