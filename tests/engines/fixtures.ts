import { createServer } from 'node:http';
import process from 'node:process';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { claimNewest, endBuild } from '#domain/site/revisions.server.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { startOwnersServer } from '../support/browser/owners-server.ts';
import type { Engine } from '../support/engines/driver.ts';
import { wayToStart } from '../support/engines/engines.ts';
import { comeIn } from '../support/engines/every-page.ts';
import { Visit } from '../support/engines/visit.ts';
import type { ProductionServer } from '../support/production-server.ts';
import { patience } from '../support/run/pace.ts';

interface Fixtures {
  /** A new visitor in this project's engine, whose errors fail the test. */
  visit: Visit;
  /** The owner, logged in, who has refused cookies. All tests of a worker share the window, which starts faster. */
  owner: Visit;
  /** The owner of a site of her own, because what she publishes is everybody's. */
  publisher: Visit;
}

/** Lends a window to a test, and fails the test by the errors in it. */
async function lend(visit: Visit, use: (visit: Visit) => Promise<void>, info: TestInfo) {
  await visit.driver.resize(1440, 900);
  await use(visit);
  if (info.status !== info.expectedStatus)
    await info.attach('window', { body: Buffer.from(await visit.driver.picture()), contentType: 'image/png' });
  expect(await visit.complaints()).toEqual([]);
}

/** Playwright's `test` for the journeys in every engine: projects `chromium`, `firefox`, `webkit`. */
export const test = base.extend<Fixtures, { engine: Engine; site: ProductionServer; owners: Visit }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use, { project }) => {
      const engine = await wayToStart(project.name)?.();
      if (!engine) throw new Error(`${project.name} is not installed`);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: patience(120_000) },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
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
  owners: [
    async ({ engine }, use) => use(await comeIn(engine, process.env.E2E_BASE_URL ?? '')),
    { scope: 'worker', timeout: patience(120_000) },
  ],
  visit: async ({ engine, baseURL }, use, info) => {
    const visit = new Visit(await engine.open(), baseURL ?? '');
    await lend(visit, use, info);
    await visit.driver.end();
  },
  owner: async ({ owners }, use, info) => {
    await lend(owners, use, info);
    // Another page, because '/#contact' loads nothing after '/', and an open dialog would stay.
    await owners.open('/impressum');
    // The next test refuses cookies anew; a colour filter would slow all that the window draws after it.
    await owners.driver.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('cookieConsent', 'declined');
    });
  },
  publisher: async ({ engine, site }, use, info) => {
    const visit = await comeIn(engine, site.url);
    await lend(visit, use, info);
    await visit.driver.end();
  },
});

export { expect };
