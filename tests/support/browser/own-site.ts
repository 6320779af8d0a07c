import { test as base } from './fixtures.ts';

/** For tests that say what stands in the whole inbox: each worker has a server and a database of its own. */
export const test = base.extend({ baseURL: async ({ site }, use) => use(site.url) });

export { expect } from './fixtures.ts';
