import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { aRequest } from '../support/factories.ts';
import { mailServer } from '../support/outbox/mail-server.ts';
import { startProductionServer } from '../support/production-server.ts';
import { percentile, timesOf } from './load.ts';

/** Below the daily limits of a client. */
const PER_ADDRESS = 150;
const CALLS = 1000;

/** Milliseconds. */
export interface Measured {
  what: string;
  clients: number;
  p50: number;
  p95: number;
}

/** Loads a fresh production server over connections that stay open: requests, and health for comparison. */
export async function measureRequests(clients: number): Promise<Measured[]> {
  const mail = mailServer();
  await mail.open();
  const env = { CONTACT_POSTS_PER_WINDOW: '600000', LOG_LEVEL: '', SMTP_URL: mail.url };
  const server = await startProductionServer({ env });
  try {
    const results: Measured[] = [];
    for (const [what, ask] of [
      ['POST /api/contact', sendRequest],
      ['GET /api/health', askHealth],
    ] as const) {
      const times = await timesOf(clients, CALLS, clientsOf(server.url, ask));
      results.push({ what, clients, p50: percentile(times, 50), p95: percentile(times, 95) });
    }
    return results;
  } finally {
    await server.stop();
    await mail.close();
  }
}

type Ask = (url: string, agent: Agent) => Promise<void>;

const sendRequest: Ask = (url, agent) =>
  answered(201, new URL('/api/contact', url), agent, {
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...aRequest(), filledInMs: 20_000 }),
  });
const askHealth: Ask = (url, agent) => answered(200, new URL('/api/health', url), agent);

const answered = (status: number, url: URL, agent: Agent, post?: { headers: Record<string, string>; body: string }) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, method: post ? 'POST' : 'GET', headers: post?.headers }, (response) => {
      response.resume().once('error', reject).once('end', resolve);
      if (response.statusCode !== status) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
    });
    sent.once('error', reject).end(post?.body);
  });

/** Clients with one open connection each, like browsers. They change their addresses, because limits are per client. */
function clientsOf(url: string, ask: Ask): (client: number) => Promise<void> {
  let addresses = 0;
  const open: { agent: Agent; asked: number }[] = [];
  return (client) => {
    let one = open[client];
    if (!one || one.asked >= PER_ADDRESS) {
      one?.agent.destroy();
      addresses += 1;
      const options = { keepAlive: true, maxSockets: 1, localAddress: `127.0.2.${addresses}`, family: 4 };
      one = { agent: new Agent(options), asked: 0 };
      open[client] = one;
    }
    one.asked += 1;
    return ask(url, one.agent);
  };
}
