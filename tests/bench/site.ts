/**
 * `npm run bench:site [PATH …]`: runs Lighthouse on the production server, for phones (simulated slow 4G) and desktops.
 * Prints each figure's median of three runs, and Lighthouse's warnings. The budget checks bytes (tests/budget); timings
 * need a quiet machine.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pages } from '#content/pages.ts';
import { findBrowser } from '../support/browser/find-browser.ts';
import { startProductionServer } from '../support/production-server.ts';
import { runChild } from '../support/run/child.ts';

// 100 MB for this command alone, so it is fetched at its run.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const FORMS = ['mobile', 'desktop'] as const;
// Without the last flags Chromium waits for services that it can't reach.
const CHROME_FLAGS = [
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-dev-shm-usage',
  '--disable-background-networking --disable-component-update --disable-sync --no-first-run',
].join(' ');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
  /** Lighthouse's warnings about its own run, as PageSpeed Insights shows them. */
  runWarnings: string[];
}

const given = process.argv.slice(2);
// Leaves out the 404 page, because Lighthouse warns of its status.
const { notFound: _, ...found } = pages;
const paths = given.length > 0 ? given : Object.values(found).map(({ path }) => `/${path}`);
const browser = await findBrowser();
const server = await startProductionServer({ env: { LOG_LEVEL: 'silent' } });
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
try {
  const rows = [];
  for (const path of paths) {
    for (const form of FORMS) rows.push({ page: path, form, ...(await medianOf(path, form)) });
  }
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
  await server.stop();
}

async function medianOf(path: string, form: (typeof FORMS)[number]): Promise<Record<string, number>> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouse(path, form));
  for (const warning of new Set(reports.flatMap(({ runWarnings }) => runWarnings))) {
    console.log(`${path} (${form}): ${warning}`);
  }
  const figure = (read: (report: Report) => number) => median(reports.map(read));
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round(100 * figure((report) => report.categories[name]?.score ?? 0))]),
    ...AUDITS.map((name) => [
      shortName(name),
      Number(figure((report) => report.audits[name]?.numericValue ?? 0).toFixed(name.endsWith('shift') ? 3 : 0)),
    ]),
    ['warnings', Math.max(...reports.map(({ runWarnings }) => runWarnings.length))],
  ]);
}

async function lighthouse(path: string, form: (typeof FORMS)[number]): Promise<Report> {
  const file = join(folder, 'report.json');
  const { code } = await runChild(
    [
      ...['npx', '--yes', LIGHTHOUSE, `${server.url}${path}`, '--quiet', '--output=json', `--output-path=${file}`],
      ...[`--chrome-flags=${CHROME_FLAGS}`, `--only-categories=${CATEGORIES.join(',')}`],
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { CHROME_PATH: browser ?? '' } },
  );
  if (code !== 0) throw new Error(`Lighthouse could not judge ${path} (${form}).`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** 'first-contentful-paint' → 'FCP' */
function shortName(audit: string): string {
  return audit
    .split('-')
    .map((word) => word[0]?.toUpperCase())
    .join('');
}
