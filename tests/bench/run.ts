/**
 * `npm run bench`: how fast the local production server answers, beside the bare insert, and how large the functions
 * are. Needs a built site (`npm run build`). Figures for reading, not a test: machines differ.
 */
import process from 'node:process';
import { netlifyBundles } from '../support/netlify-bundles.ts';
import { table } from '../support/table.ts';
import { measureBareInserts } from './bare-insert.ts';
import type { Measured } from './load.ts';
import { measureRequests, measureTelling } from './requests.ts';

// Only of the bare inserts in this process; the server logs as it always does.
process.env.LOG_LEVEL = 'silent';

const CLIENTS = [1, 8];
const INSERT_RATIO_MAX = 5;
const ZIP_MAX_BYTES = 1_300_000;

const bare = await measureBareInserts(CLIENTS);
const requests = await measureRequests(CLIENTS);
const contacts = requests.filter(({ what }) => what === 'POST /api/contact');

const ms = (value: number) => value.toFixed(2);
const rowOf = ({ what, clients, perSecond, p50, p95, p99, errors }: Measured) => [
  what,
  String(clients),
  perSecond.toFixed(0),
  ...[p50, p95, p99].map(ms),
  String(errors),
];
console.log(
  `\n${table(['load', 'clients', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'], [...bare, ...requests].map(rowOf))}\n`,
);

for (const { clients, p50 } of contacts) {
  const alone = bare.find((one) => one.clients === clients)?.p50 ?? Number.NaN;
  const ratio = p50 / alone;
  const verdict = ratio <= INSERT_RATIO_MAX ? 'within' : 'MISSES';
  console.log(
    `${clients} client(s): a stored request takes ${ratio.toFixed(2)} x the bare insert (p50); ${verdict} ${INSERT_RATIO_MAX} x`,
  );
}

const { mailP50, allToldMs } = await measureTelling();
console.log(`mail at its server ${ms(mailP50)} ms after the request was sent (p50 of single ones)`);
console.log(`200 at once: all told of after ${ms(allToldMs)} ms`);

const sizes = (await netlifyBundles()).map(({ name, zipBytes }) => [
  name,
  (zipBytes / 1000).toFixed(0),
  zipBytes <= ZIP_MAX_BYTES ? 'within' : 'MISSES',
]);
console.log(`\n${table(['function', 'zipped kB', `${ZIP_MAX_BYTES / 1000} kB`], sizes)}`);
