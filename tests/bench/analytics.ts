/**
 * `npm run bench:analytics`: the summary of the statistics at two million page views over 180 days, on a real PostgreSQL
 * server. Figures for reading, not a test: machines differ.
 */
import process from 'node:process';
import { sql } from 'kysely';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { startRealPostgres } from '../support/database/real-postgres.ts';
import { table } from '../support/table.ts';
import { measureSummaries } from './analytics/summary.ts';

const SMALL = 20_000;
const LARGE = 2_000_000;
const P95_MAX_MS = 50;
const RATIO_MAX = 3;

process.env.LOG_LEVEL = 'silent';
await using started = new AsyncDisposableStack();
const server = await startRealPostgres();
started.defer(server.stop);
const database = await startDatabase(server.url, '');
started.defer(database.stop);
const db = await migrated('postgres');
await sql`create database small`.execute(db);

const figures = await measureSummaries([
  { rows: SMALL, db: await migrated('small') },
  { rows: LARGE, db },
]);
const ms = (value: number) => value.toFixed(1);
const rows = figures.map(({ rows, firstMs, p50, p95, p99 }) => [
  rows.toLocaleString('en'),
  ...[firstMs, p50, p95, p99].map(ms),
]);
console.log(`\n${table(['summary of 90 days, rows', 'first ms', 'p50 ms', 'p95 ms', 'p99 ms'], rows)}\n`);
const verdict = (isWithin: boolean) => (isWithin ? 'within' : 'MISSES');
const [few, many] = figures;
const p95 = many?.p95 ?? Number.NaN;
const ratio = (many?.p50 ?? Number.NaN) / (few?.p50 ?? Number.NaN);
console.log(`p95 of the large one: ${ms(p95)} ms; ${verdict(p95 <= P95_MAX_MS)} ${P95_MAX_MS} ms`);
console.log(`p50 against the small one: ${ratio.toFixed(2)} x; ${verdict(ratio <= RATIO_MAX)} ${RATIO_MAX} x`);

/** A database of the server, with the newest schema. */
async function migrated(name: string) {
  const url = new URL(database.url);
  url.pathname = name;
  const opened = openDatabase({ ...database, url: url.href });
  started.defer(() => opened.destroy());
  await migrateToLatest(opened);
  return opened;
}
