/**
 * `npm run bench:outbox`: how long a mail takes from the visitor's 201 to the mail server's hands, what the messages add
 * to storing a request, and whether 1,000 requests are each mailed by a mail server with all the troubles that pass.
 * Needs a built site (`npm run build`). Figures for reading, not a test: machines differ.
 */
import { availableParallelism, loadavg } from 'node:os';
import process from 'node:process';
import { mailServer } from '../support/outbox/mail-server.ts';
import { table } from '../support/table.ts';
import { percentile } from './load.ts';
import { mailsThroughBadNights } from './outbox/bad-nights.ts';
import { measureCost } from './outbox/cost.ts';
import { inThisProcess } from './outbox/in-this-process.ts';
import { measureJourney } from './outbox/journey.ts';

process.env.LOG_LEVEL = 'silent';

const JOURNEYS = 100;
const STATEMENTS = 500;
const REQUESTS = 1000;
const MAIL_P50_MAX_MS = 1000;
const ADDED_P50_MAX_PERCENT = 10;

const server = mailServer();
await server.open();
const { callMs, mailMs } = await measureJourney(server, JOURNEYS);
const { withOutbox, without } = await inThisProcess(server.url, (db) => measureCost(db, STATEMENTS));
server.calm();
const copies = await inThisProcess(server.url, (db) => mailsThroughBadNights(db, server, REQUESTS));
await server.close();

const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const rowOf = (what: string, times: readonly number[]) => [
  what,
  ...[50, 95, 99].map((percent) => percentile(sorted(times), percent).toFixed(2)),
];
const p50 = (times: readonly number[]) => percentile(sorted(times), 50);
const verdict = (isWithin: boolean) => (isWithin ? 'within' : 'MISSES');

const [load = 0] = loadavg();
if (load > availableParallelism()) console.log(`The machine is busy (load ${load.toFixed(0)}): times say little.\n`);
const rows = [
  rowOf('POST /api/contact', callMs),
  rowOf('from its 201 to the mail server', mailMs),
  rowOf('statement with its messages', withOutbox),
  rowOf('statement without', without),
];
console.log(`${table(['what', 'p50 ms', 'p95 ms', 'p99 ms'], rows)}\n`);
console.log(`mail: ${verdict(p50(mailMs) <= MAIL_P50_MAX_MS)} ${MAIL_P50_MAX_MS} ms`);
const addedMs = p50(withOutbox) - p50(without);
const percent = (100 * addedMs) / (p50(callMs) - addedMs);
console.log(
  `messages add ${addedMs.toFixed(2)} ms, ${percent.toFixed(0)} % of a contact call without them; ${verdict(percent <= ADDED_P50_MAX_PERCENT)} ${ADDED_P50_MAX_PERCENT} %`,
);
const times = (count: number) => copies.filter((taken) => taken === count).length;
const isEach = copies.length === REQUESTS && copies.every((taken) => taken === 1 || taken === 2);
console.log(
  `${copies.length} requests through bad nights: mailed once ${times(1)}, twice ${times(2)}, never ${times(0)}; ${verdict(isEach)} once or twice each`,
);
