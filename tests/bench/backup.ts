/** `npm run bench:backup`: our backup and restore beside PostgreSQL's own, on the same server and the same rows. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { startBlobs } from '#platform/blobs.ts';
import { startDatabase } from '#platform/database/local-database.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { table } from '../support/table.ts';
import { type SystemPostgres, startSystemPostgres, systemBinaries } from './backup/system-postgres.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** Each is measured so often, in turn; the fastest counts: what else the machine does only ever adds. */
const ROUNDS = 3;
const MEMORY_MAX_MB = 256;
const RATIO_MAX = 1.5;

interface Measured {
  ms: number;
  peakMb: number;
  folder: string;
}

const worst: Measured = { ms: Infinity, peakMb: 0, folder: '' };

const binaries = systemBinaries();
if (!binaries) {
  console.log(
    'This machine has no PostgreSQL of its own (Debian: apt-get install postgresql), so there is nothing to compare with.',
  );
  process.exit(0);
}
process.env.LOG_LEVEL = 'silent';
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const server = await startSystemPostgres(binaries);
const blobs = await startBlobs(join(folder, 'blobs'));
try {
  console.log(`${server.version}; fastest of ${ROUNDS}; memory is the peak of the process that does the step`);
  const results = [];
  for (const rows of SIZES) results.push(await measure(server, rows));
  const lines = results.map(({ rows, dump, backup, read, psql, restore, mb }) => [
    rows.toLocaleString('en'),
    `${mb} MB`,
    seconds(dump),
    `${seconds(backup.ms)} (${(backup.ms / dump).toFixed(2)} x)`,
    `${Math.round(backup.peakMb)} MB`,
    seconds(read.ms),
    seconds(psql),
    `${seconds(restore.ms)} (${(restore.ms / psql).toFixed(2)} x)`,
    `${Math.round(restore.peakMb)} MB`,
  ]);
  const head = [
    'rows',
    'gzipped',
    'pg_dump | gzip',
    'backup',
    'its peak',
    'read back',
    'gunzip | psql',
    'restore',
    'its peak',
  ];
  console.log(table(head, lines));
  const largest = results.at(-1);
  const reached =
    largest !== undefined &&
    largest.backup.ms <= RATIO_MAX * largest.dump &&
    largest.restore.ms <= RATIO_MAX * largest.psql &&
    Math.max(largest.backup.peakMb, largest.restore.peakMb) <= MEMORY_MAX_MB;
  console.log(
    `At most ${RATIO_MAX} x and ${MEMORY_MAX_MB} MB with ${SIZES.at(-1)} rows: ${reached ? 'reached' : 'NOT reached'}`,
  );
  process.exitCode = reached ? 0 : 1;
} finally {
  await blobs.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure({ database, shell }: SystemPostgres, rows: number) {
  const url = database(`source_${rows}`);
  const tunnel = await startDatabase(url, '');
  await fill({ url, wsProxy: tunnel.wsProxy }, rows);
  const file = join(folder, `${rows}.sql.gz`);
  const best = { dump: Infinity, psql: Infinity, backup: worst, read: worst, restore: worst };
  for (let round = 1; round <= ROUNDS; round++) {
    const target = database(`target_${rows}_${round}`);
    const ours = database(`ours_${rows}_${round}`);
    best.dump = Math.min(
      best.dump,
      timed(() => shell(`pg_dump '${url}' | gzip > ${file}`)),
    );
    best.backup = faster(best.backup, await child(url, tunnel.wsProxy, 'backup'));
    best.read = faster(best.read, await child(url, tunnel.wsProxy, 'read', best.backup.folder));
    best.psql = Math.min(
      best.psql,
      timed(() => shell(`gunzip -c ${file} | psql -q -1 '${target}'`)),
    );
    const toOurs = await startDatabase(ours, '');
    best.restore = faster(best.restore, await child(ours, toOurs.wsProxy, 'restore', best.backup.folder));
    await toOurs.stop();
  }
  await tunnel.stop();
  return { rows, ...best, mb: ((await stat(file)).size / 1e6).toFixed(1) };
}

/** The faster of two; the memory is the larger. */
function faster(a: Measured, b: Measured): Measured {
  return { ...(a.ms < b.ms ? a : b), peakMb: Math.max(a.peakMb, b.peakMb) };
}

/** The newest schema, and page views like those of a site. */
async function fill(location: { url: string; wsProxy: string | undefined }, rows: number): Promise<void> {
  const db = openDatabase(location);
  await migrateToLatest(db);
  // In slices: a statement may take only so long.
  for (let start = 1; start <= rows; start += 50_000) {
    await sql`
      insert into analytics (session_id, user_agent, page, referrer, country, device, browser, os, viewport_width,
        viewport_height, timestamp)
      select md5((n / 3)::text), 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/'
          || 100 + n % 40 || '.0.' || n % 9999 || '.' || n % 211 || ' Safari/537.36',
        (array['/', '/faq', '/impressum', '/datenschutz'])[1 + n % 4], case when n % 5 = 0 then 'https://suche.example/?q=' || n end,
        'DE', (array['Mobile', 'Tablet', 'Desktop'])[1 + n % 3], 'Chrome', 'Windows', 360 + n % 1500, 640 + n % 900,
        now() - n * interval '7 seconds'
      from generate_series(${start}::int, ${Math.min(rows, start + 49_999)}::int) n`.execute(db);
  }
  await sql`vacuum analyze analytics`.execute(db);
  await db.destroy();
}

async function child(url: string, wsProxy: string | undefined, ...args: string[]): Promise<Measured> {
  const env = { ...process.env, BENCH_URL: url, BENCH_WS_PROXY: wsProxy, NETLIFY_BLOBS_CONTEXT: blobs.context };
  const script = fileURLToPath(new URL('backup/child.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return JSON.parse(stdout);
}

function timed(work: () => void): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
