/**
 * `npm run bench:analytics`: the statistics at two million page views over 180 days, on a real PostgreSQL server.
 * Figures for reading, not a test: machines differ.
 */
import process from 'node:process';
import { sql } from 'kysely';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { sharedDatabase } from '#server/db/shared-database.ts';
import { startRealPostgres } from '../support/database/real-postgres.ts';
import { table } from '../support/table.ts';
import { measureIngest } from './analytics/ingest.ts';
import { measureSummaries } from './analytics/summary.ts';

const SMALL = 20_000;
const LARGE = 2_000_000;
const SUMMARY_P95_MAX_MS = 50;
const SUMMARY_RATIO_MAX = 3;
const INGEST_RATIO_MIN = 0.8;
const HEAP_GROWTH_MAX_MB = 10;

const server = await startRealPostgres();
const database = await startDatabase(server.url, '');
const db = openDatabase(database);
process.env.DATABASE_URL = database.url;
process.env.DATABASE_WS_PROXY = database.wsProxy ?? '';
process.env.SESSION_SECRET = 'a secret of the benchmark, at least 32 characters';
process.env.ANALYTICS_POSTS_PER_WINDOW = '1000000000';
process.env.LOG_LEVEL = 'silent';

try {
  await migrateToLatest(db);
  const small = await anotherDatabase('small');
  const ms = (value: number) => value.toFixed(1);
  const verdict = (isWithin: boolean) => (isWithin ? 'within' : 'MISSES');

  const summaries = await measureSummaries([
    { rows: SMALL, db: small },
    { rows: LARGE, db },
  ]);
  await small.destroy();
  console.log(
    `\n${table(
      ['summary of 90 days', 'rows', 'first ms', 'p50 ms', 'p95 ms', 'p99 ms'],
      summaries.map(({ rows, firstMs, p50, p95, p99 }) => [
        'by its handler, in turns',
        rows.toLocaleString('en'),
        ...[firstMs, p50, p95, p99].map(ms),
      ]),
    )}\n`,
  );
  const [few, many] = summaries;
  const ratio = (many?.p50 ?? Number.NaN) / (few?.p50 ?? Number.NaN);
  const p95 = many?.p95 ?? Number.NaN;
  console.log(
    `p95 at ${LARGE.toLocaleString('en')} rows: ${ms(p95)} ms; ${verdict(p95 <= SUMMARY_P95_MAX_MS)} ${SUMMARY_P95_MAX_MS} ms`,
  );
  console.log(
    `p50 against ${SMALL.toLocaleString('en')} rows: ${ratio.toFixed(2)} x; ${verdict(ratio <= SUMMARY_RATIO_MAX)} ${SUMMARY_RATIO_MAX} x\n`,
  );

  const { pairs, heapGrowthMb } = await measureIngest(db);
  console.log(
    table(
      ['page views into the same table', 'clients', 'bare inserts/s', 'ingest/s', 'ratio', `${INGEST_RATIO_MIN}`],
      pairs.map(({ what, clients, bare, ingest }) => [
        what,
        String(clients),
        bare.toFixed(0),
        ingest.toFixed(0),
        (ingest / bare).toFixed(2),
        verdict(ingest / bare >= INGEST_RATIO_MIN),
      ]),
    ),
  );
  console.log(
    `\nheap after the ingest against before: ${heapGrowthMb.toFixed(1)} MB more; ${verdict(heapGrowthMb <= HEAP_GROWTH_MAX_MB)} ${HEAP_GROWTH_MAX_MB} MB`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await sharedDatabase().destroy();
  await database.stop();
  await server.stop();
}

/** A second, migrated database on the same server. */
async function anotherDatabase(name: string) {
  await sql`create database ${sql.id(name)}`.execute(db);
  const address = new URL(database.url);
  address.pathname = name;
  const another = openDatabase({ ...database, url: address.href });
  await migrateToLatest(another);
  return another;
}
