import type { ProductionServer } from '../production-server.ts';
import { test as base } from './fixtures.ts';
import { startOwnersServer } from './owners-server.ts';

/**
 * For tests that say what stands in the whole inbox: each worker has a server and a database of its own. Files that
 * use it stand beside one another (e2e/admin), because going back and forth ends the worker, and its server with it.
 */
export const test = base.extend<object, { site: ProductionServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const site = await startOwnersServer();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from './fixtures.ts';
