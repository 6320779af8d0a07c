/**
 * `npm run bench:attack -- --seed N --requests N`: ten thousand bad requests to every route of the API, through the
 * real doors with a database of their own. Says what was answered, and each answer that must not be; exit status 1
 * where there is one. The same seed makes the same requests.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { startRealPostgres } from '../support/database/real-postgres.ts';
import { table } from '../support/table.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const numRuns = Number(values.requests ?? 10_000);
/** As much of a fault as tells it from others, and as much of a request as fits a screen. */
const KIND_CHARS = 60;
const REQUEST_CHARS = 600;

const server = await startRealPostgres();
const database = await startDatabase(server.url, '');
const blobsFolder = await mkdtemp(join(tmpdir(), 'blobs-'));
const blobs = await startBlobs(blobsFolder);
process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
process.env.LOG_LEVEL = 'silent';
process.env.DATABASE_URL = database.url;
process.env.DATABASE_WS_PROXY = database.wsProxy ?? '';
process.env.SESSION_SECRET = 'a secret of the attack, at least 32 characters long';
const crashes: unknown[] = [];
process.on('uncaughtException', (error) => crashes.push(error));
process.on('unhandledRejection', (error) => crashes.push(error));

const db = openDatabase(database);
await migrateToLatest(db);
let logged: string[] = [];
const report = console.error;
console.error = (line: unknown) => logged.push(String(line));
const takeLogged = () => {
  const lines = logged;
  logged = [];
  return lines;
};

// The doors read the environment when they are first asked.
const [{ attack }, { badRequest }] = await Promise.all([
  import('../support/attack/attack.ts'),
  import('../support/attack/bad-request.ts'),
]);
const startedAt = performance.now();
const { statuses, faults } = await attack(db, fc.sample(badRequest, { seed, numRuns }), takeLogged);
const seconds = (performance.now() - startedAt) / 1000;
console.error = report;

const rows = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => [String(status), String(count)]);
console.log(`\n${table(['status', 'answers'], rows)}\n`);
// One fault often has many inputs: each kind is shown with its first.
const kinds = Map.groupBy(faults, ({ request, status, what }) =>
  [status, `${request.feature}.${request.route}`, what.slice(0, KIND_CHARS)].join(' '),
);
for (const [kind, [first, ...more]] of kinds) {
  console.log(`${kind} (${1 + more.length} times)\n  ${JSON.stringify(first?.request).slice(0, REQUEST_CHARS)}\n`);
}
for (const crash of crashes) console.log('A crash:', crash);
console.log(
  `seed ${seed}: ${numRuns} requests in ${seconds.toFixed(0)} s, ${faults.length} faults, ${crashes.length} crashes`,
);
await db.destroy();
await database.stop();
await server.stop();
await blobs.stop();
await rm(blobsFolder, { recursive: true, force: true });
process.exit(faults.length + crashes.length > 0 ? 1 : 0);
