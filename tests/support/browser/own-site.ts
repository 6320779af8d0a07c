import { type ProductionServer, startProductionServer } from '../production-server.ts';
import { test as base } from './fixtures.ts';
import { OWNER } from './owner.ts';

/**
 * For tests that say what stands in the whole inbox: each worker has a server and a database of its own. Files that
 * use it stand beside one another (e2e/admin), because going back and forth ends the worker, and its server with it.
 */
export const test = base.extend<object, { site: ProductionServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const site = await startProductionServer({
        env: { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from './fixtures.ts';
