import '../src/commands/link-facts.ts';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { COMPILED } from './support/run/compiled.ts';
import { patience } from './support/run/pace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// The request log of the functions, in workers and global setups alike.
process.env.LOG_LEVEL ??= 'silent';
process.env.NODE_COMPILE_CACHE ??= COMPILED;

/** Where `npm test` wants to count from. */
const report = process.env.TEST_REPORT;
const setupFiles = ['tests/support/setup/fresh-modules.ts', 'tests/support/setup/console-error-fails.ts'];

/** Writes .astro, as the build does: they must not run at once. */
const WRITES_AS_THE_BUILD = 'tests/platform/dev-command.test.ts';

/** They look at all databases of their server, and take long: a server and a lane of their own. */
const BACKUPS = 'tests/functions/backup*.test.ts';

/** `groupOrder`: Vitest asks for another one where projects of one run differ in their workers. */
const functions = (name: string, workers: number, files: { include: string[]; exclude?: string[] }, ms: number) => ({
  extends: true as const,
  test: {
    name,
    testTimeout: patience(ms),
    ...files,
    setupFiles: [...setupFiles, 'tests/support/setup/function-environment.ts', 'tests/support/setup/fast-hashes.ts'],
    globalSetup: ['tests/support/database/setup.ts'],
    maxWorkers: workers,
    sequence: { groupOrder: workers },
  },
});

export default defineConfig({
  root,
  test: {
    // A test that was singled out while writing must not silence the others.
    allowOnly: false,
    reporters: report ? ['default', ['junit', { outputFile: report, includeConsoleOutput: false }]] : ['default'],
    // A process for each file would load zod, Kysely, React and the rest anew; see setup/fresh-modules.ts.
    isolate: false,
    // Bundles are run as they are, half a megabyte each.
    server: { deps: { external: [/\/functions\/.+\.mjs/] } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Two cores shared with a build: generous, because a slow machine is no broken test.
    testTimeout: patience(20_000),
    hookTimeout: patience(180_000),
    teardownTimeout: patience(30_000),
    expect: { poll: { timeout: patience(10_000) } },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'], setupFiles },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/*.test.ts'],
          // They read the same sources and change nothing: what one has parsed, the next finds.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/architecture/built/*.test.ts', WRITES_AS_THE_BUILD],
          setupFiles,
          testTimeout: patience(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          exclude: [WRITES_AS_THE_BUILD],
          setupFiles,
          globalSetup: ['tests/platform/support/database-template.ts'],
          // Real processes and databases, while another lane builds the site.
          testTimeout: patience(60_000),
          hookTimeout: patience(120_000),
        },
      },
      functions('functions', 2, { include: ['tests/functions/**/*.test.ts'], exclude: [BACKUPS] }, 20_000),
      functions('backups', 1, { include: [BACKUPS] }, 120_000),
    ],
  },
});
