import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { aRequest } from '../support/factories.ts';
import { mailServer } from '../support/outbox/mail-server.ts';
import { startProductionServer } from '../support/production-server.ts';
import { table } from '../support/table.ts';
import { median } from './median.ts';

/** Below the daily limits of a client. */
const PER_ADDRESS = 150;
const CALLS = 1000;
const RUNS = 3;

/** Prints how fast a production server answers requests, and health for comparison: the fastest median of some runs. */
export async function measureRequests(): Promise<void> {
  await using started = new AsyncDisposableStack();
  const mail = mailServer();
  await mail.open();
  started.defer(() => mail.close());
  const env = { CONTACT_POSTS_PER_WINDOW: '600000', LOG_LEVEL: '', SMTP_URL: mail.url };
  const server = await startProductionServer({ env });
  started.defer(async () => void (await server.stop()));
  const nextClient = clients();
  const medianOf = async (ask: (agent: Agent) => Promise<void>) => {
    const times: number[] = [];
    let agent = nextClient();
    for (let call = 1; call <= CALLS; call += 1) {
      const start = performance.now();
      await ask(agent);
      times.push(performance.now() - start);
      if (call % PER_ADDRESS === 0) agent = nextClient();
    }
    return median(times);
  };
  const sent: number[] = [];
  const health: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    sent.push(await medianOf((agent) => answered(201, new URL('/api/contact', server.url), agent, aPost())));
    health.push(await medianOf((agent) => answered(200, new URL('/api/health', server.url), agent)));
  }
  const rows = [
    ['POST /api/contact', Math.min(...sent).toFixed(2)],
    ['GET /api/health', Math.min(...health).toFixed(2)],
  ];
  console.log(`\n${table([`best of ${RUNS}`, 'p50 ms'], rows)}`);
}

/** Returns clients with one open connection each, like browsers, and addresses of their own, because limits are per client. */
function clients(): () => Agent {
  let addresses = 0;
  return () => {
    addresses += 1;
    return new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.2.${addresses}`, family: 4 });
  };
}

const aPost = () => ({
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify({ ...aRequest(), filledInMs: 20_000 }),
});

const answered = (status: number, url: URL, agent: Agent, post?: ReturnType<typeof aPost>) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, method: post ? 'POST' : 'GET', headers: post?.headers }, (response) => {
      response.resume().once('error', reject).once('end', resolve);
      if (response.statusCode !== status) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
    });
    sent.once('error', reject).end(post?.body);
  });
