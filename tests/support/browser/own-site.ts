import { test as base } from './fixtures.ts';

/** A `test` with a server and a database per worker, for tests that check the whole inbox. */
export const test = base.extend({
  baseURL: async ({ site }, use) => use(site.url),
  // No test here looks at motion, and a click would wait for its end.
  contextOptions: ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
});

export { expect } from './fixtures.ts';
