import '../src/commands/link-facts.ts';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser/find-browser.ts';
import { engineNames, wayToStart } from './support/engines/engines.ts';
import { patience } from './support/run/pace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Workers read this file again; the environment tells them what was found the first time.
process.env.CHROME_PATH ??= await findBrowser();

// The engines that this machine has; the main process names the others, once.
const installed = engineNames.filter((name) => wayToStart(name));
const absent = engineNames.filter((name) => !installed.includes(name));
if (absent.length > 0 && !process.env.TEST_WORKER_INDEX) console.log(`Not installed, skipped: ${absent.join(', ')}`);

/** Where `npm test` wants to count from. */
const report = process.env.TEST_REPORT;

export default defineConfig({
  testDir: '.',
  // One project for all widths, because each project starts its own workers, browsers and servers.
  projects: [
    // First, and the slowest first, because a worker has one engine for all its journeys.
    ...installed.toReversed().map((name) =>
      name === 'chromium'
        ? // All other tests walk in it: pixels alone are asked here.
          { name, testMatch: 'accessibility/colour-filters.spec.ts' }
        : // Two each, so that the last journeys have company.
          { name, testMatch: 'engines/*.spec.ts', workers: 2 },
    ),
    { name: 'all', testMatch: '**/*.spec.ts', testIgnore: ['engines/**', 'accessibility/colour-filters.spec.ts'] },
  ],
  outputDir: join(root, 'test-results'),
  globalSetup: './support/browser/start-site.ts',
  fullyParallel: true,
  // One more than cores: a test waits for answers and animations nearly half of its time.
  workers: 3,
  // A test that passes at the second try has a reason to fail at the first.
  retries: 0,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Two cores shared with others: generous, because a slow machine is no broken test.
  timeout: patience(120_000),
  expect: { timeout: patience(15_000) },
  reporter: report ? [['list'], ['junit', { outputFile: report, stripANSIControlSequences: true }]] : 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // A trace of every test takes a third of its time: `TRACE=on npm test -- e2e` writes them, pictures included.
    // 'only-on-failure' for pictures would take one of every test and throw it away: another third.
    trace: process.env.TRACE ? 'on' : 'off',
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // All pages are from one origin: nothing to isolate, a tenth less work.
        '--disable-site-isolation-trials',
        // Nothing is drawn by a GPU: what a process of its own for it costs is a tenth of the work, too.
        '--in-process-gpu',
      ],
    },
  },
});
