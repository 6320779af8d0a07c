import { test as base } from './fixtures.ts';

/** A `test` with a server and a database per worker, for tests that check the whole inbox. */
export const test = base.extend({ baseURL: async ({ site }, use) => use(site.url) });

export { expect } from './fixtures.ts';
