import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { claimNewest, endBuild } from '#domain/site/publication.server.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { startOwnersServer } from '../browser/owners-server.ts';
import type { ProductionServer } from '../production-server.ts';
import { patience } from '../run/pace.ts';
import { type EngineName, wayToStart } from './engines.ts';
import { come, leave } from './every-page.ts';
import { Visit } from './visit.ts';

interface Fixtures {
  /** The owner, logged in, who has refused cookies. Errors fail the test. */
  owner: Visit;
  /** The same window, logged out. */
  visitor: Visit;
  /** The same window at a site of its own, because what the owner publishes there is everybody's. */
  publisher: Visit;
}

const SITE = process.env.E2E_BASE_URL ?? '';

/** Lends the window to a test, and fails the test by the errors in it. */
async function lend(visit: Visit, use: (visit: Visit) => Promise<void>, info: TestInfo) {
  // Small, because each frame is drawn without a graphics card.
  await visit.driver.resize(1100, 640);
  await use(visit);
  if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await visit.driver.picture());
  expect(await visit.complaints()).toEqual([]);
  await leave(visit);
}

/** Playwright's `test` for the journeys in every engine. All tests of a worker share one window, which starts slowly. */
export const test = base.extend<Fixtures, { window: Visit; site: ProductionServer }>({
  window: [
    async ({}, use, { project }) => {
      const driver = await wayToStart(project.name as EngineName)?.();
      if (!driver) throw new Error(`${project.name} is not installed`);
      const visit = new Visit(driver);
      try {
        await come(visit, 'in', SITE);
        await use(visit);
      } finally {
        await driver.close();
      }
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  site: [
    async ({}, use) => {
      // In place of Netlify's build, which takes longer than all journeys (tests/architecture/built has a real one).
      const hook = createServer(async (_, answer) => {
        answer.end();
        const { database } = readRecord(server.dataDir) ?? {};
        await using db = openDatabase({ url: `${database?.url}`, wsProxy: database?.wsProxy, maxConnections: 1 });
        await endBuild(db, (await claimNewest(db, new Date()))?.id ?? 0, undefined, new Date());
      });
      const server = await startOwnersServer({
        env: { SITE_BUILD_HOOK: `http://127.0.0.1:${await listen(hook, 0, '127.0.0.1')}/` },
      });
      await use(server);
      await server.stop();
      await closeServer(hook);
    },
    { scope: 'worker', timeout: patience(150_000) },
  ],
  owner: ({ window }, use, info) => lend(window, use, info),
  visitor: async ({ window }, use, info) => {
    await come(window, 'out', SITE);
    await lend(window, use, info);
    await come(window, 'in', SITE);
  },
  publisher: async ({ window, site }, use, info) => {
    await come(window, 'in', site.url);
    await lend(window, use, info);
    await come(window, 'in', SITE);
  },
});

export { expect };
