import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { aContact } from '../support/factories.ts';
import { type CaughtMail, mailServer } from '../support/outbox/mail-server.ts';
import { type ProductionServer, startProductionServer } from '../support/production-server.ts';
import { type Measured, measure, percentile } from './load.ts';

const FILLING_TIME_MS = 20_000;
/** Below the daily limits of a client. */
const PER_ADDRESS = 150;
const CALLS = 1000;
const ONE_BY_ONE = 15;
const AT_ONCE = 200;
const ALL_TOLD_WITHIN_MS = 60_000;

const contactPost = (): Question => ({
  path: '/api/contact',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ ...aContact(), filledInMs: FILLING_TIME_MS }),
});
const health = (): Question => ({ path: '/api/health' });

/** Loads the production server over connections that stay open, a fresh server for each number of clients. */
export async function measureRequests(clients: readonly number[]): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const count of clients) {
    await withServer(async ({ url }) => {
      results.push(await load(url, 'POST /api/contact', count, contactPost, 201));
      results.push(await load(url, 'GET /api/health', count, health, 200));
    });
  }
  return results;
}

/** Times from requests to their messages, in milliseconds. */
export interface Told {
  /** From a request to its mail, one request after another. */
  mailP50: number;
  /** From the first of 200 requests at once until all are reported, singly or by digest. */
  allToldMs: number;
}

export async function measureTelling(): Promise<Told> {
  const told = { mailP50: Number.NaN, allToldMs: Number.NaN };
  await withServer(async ({ url }, mails) => {
    const times: number[] = [];
    for (let n = 1; n <= ONE_BY_ONE; n += 1) {
      const start = performance.now();
      await ask(url, n);
      while (mails.length < n) await sleep(5);
      times.push((mails[n - 1]?.takenAt ?? Number.NaN) - start);
    }
    told.mailP50 = percentile(times, 50);
  });
  await withServer(async ({ url }, mails) => {
    const start = performance.now();
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(url, n)));
    while (toldBy(mails) < AT_ONCE && performance.now() - start < ALL_TOLD_WITHIN_MS) await sleep(20);
    told.allToldMs = toldBy(mails) < AT_ONCE ? Number.NaN : performance.now() - start;
  });
  return told;
}

/** Returns the number of requests that the mails report. */
const toldBy = (mails: readonly CaughtMail[]): number =>
  mails.reduce((sum, { subject }) => sum + Number(/^(\d+) (?:neue|weitere) Anfrage/.exec(subject ?? '')?.[1] ?? 1), 0);

async function ask(url: string, n: number): Promise<void> {
  const client = keepAliveClient(url, `127.0.1.${1 + (n % 100)}`);
  const status = await client.ask(contactPost());
  client.close();
  if (status !== 201) throw new Error(`a request was answered ${status}`);
}

async function withServer(work: (server: ProductionServer, mails: readonly CaughtMail[]) => Promise<void>) {
  const mail = mailServer();
  await mail.open();
  const env = { CONTACT_POSTS_PER_WINDOW: '600000', LOG_LEVEL: '', SMTP_URL: mail.url };
  const server = await startProductionServer({ env });
  try {
    await work(server, mail.mails);
  } finally {
    await server.stop();
    await mail.close();
  }
}

async function load(url: string, what: string, count: number, question: () => Question, expected: number) {
  let addresses = 0;
  const next = () => {
    addresses += 1;
    return { client: keepAliveClient(url, `127.0.2.${addresses}`), asked: 0 };
  };
  const open = Array.from({ length: count }, next);
  const call = async (index: number) => {
    let one = open[index];
    if (!one || one.asked >= PER_ADDRESS) {
      one?.client.close();
      one = next();
      open[index] = one;
    }
    one.asked += 1;
    const status = await one.client.ask(question());
    if (status !== expected) throw new Error(`${what} answered ${status}`);
  };
  try {
    return await measure({ what, clients: count, calls: CALLS, call });
  } finally {
    for (const { client } of open) client.close();
  }
}

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Makes a client with one open connection, like a browser. Returns the status, and drops the body.
 * @param localAddress 127.0.0.0/8, because limits are per client.
 */
function keepAliveClient(base: string, localAddress?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...(localAddress && { localAddress, family: 4 }) });
  const ask = ({ path, method = 'GET', headers = {}, body }: Question): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(new URL(path, base), { agent, method, headers }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
