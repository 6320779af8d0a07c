import { randomUUID } from 'node:crypto';
import { aContact } from '../support/factories.ts';
import { startProductionServer } from '../support/production-server.ts';
import { keepAliveClient, type Question } from './keep-alive.ts';
import { type Measured, measure } from './load.ts';

const FILLING_TIME_MS = 20_000;

const contactPost = (): Question => ({
  path: '/api/contact',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ ...aContact(), filledInMs: FILLING_TIME_MS }),
});
const health = (): Question => ({ path: '/api/health' });

/** The production server under load, over connections that stay open. */
export async function measureRequests(clients: readonly number[], seconds: number): Promise<Measured[]> {
  // One address sends more in a second than a visitor may in ten minutes.
  const server = await startProductionServer({ env: { CONTACT_POSTS_PER_WINDOW: '100000000', LOG_LEVEL: '' } });
  const results: Measured[] = [];
  try {
    for (const count of clients) {
      results.push(await load('POST /api/contact', count, contactPost, 201));
      results.push(await load('GET /api/health', count, health, 200));
    }
    return results;
  } finally {
    await server.stop();
  }

  async function load(what: string, count: number, question: () => Question, expected: number): Promise<Measured> {
    const open = Array.from({ length: count }, () => keepAliveClient(server.url));
    const call = async (client: number) => {
      const status = await open[client]?.ask(question());
      if (status !== expected) throw new Error(`${what} answered ${status}`);
    };
    try {
      return await measure({ what, clients: count, seconds, call });
    } finally {
      for (const client of open) client.close();
    }
  }
}
