import { test as base, type Cookie, expect } from '@playwright/test';
import { MINUTE_MS } from '#config/limits.ts';
import type { ProductionServer } from '../production-server.ts';
import { OWNER } from './owner.ts';
import { startOwnersServer } from './owners-server.ts';
import { Trouble } from './trouble.ts';

interface Fixtures {
  /** Whatever a page complains about fails the test, unless it is allowed here. */
  trouble: Trouble;
  /** Logs the owner in: from then on the test's pages have a session, the worker's last one where that still holds. */
  login: () => Promise<void>;
}

interface WorkerFixtures {
  /** Where the worker has logged in, with the browser's cookies. */
  sessions: Map<string | undefined, { cookies: Cookie[]; since: number }>;
  /**
   * The server of own-site.ts. It stands here because a worker ends, and its browser with it, where the next file names
   * other things of a worker; nothing is started before a test asks for it.
   */
  site: ProductionServer;
}

/** Playwright's `test` with what every browser test here needs. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = new Trouble();
      trouble.watch(context, new URL(baseURL ?? '').origin);
      await use(trouble);
      expect(trouble.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const site = await startOwnersServer();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  login: async ({ context, baseURL, sessions }, use) => {
    await use(async () => {
      // A password costs the server more than everything else that a test asks of it.
      const { cookies = [], since = 0 } = sessions.get(baseURL) ?? {};
      await context.addCookies(cookies);
      // Steps that hand out access or data ask for the password ten minutes after the login.
      const isFresh = Date.now() - since < 5 * MINUTE_MS;
      if (isFresh && (await context.request.get('/api/admin/user')).ok()) return;
      const answer = await context.request.post('/api/admin/login', { data: OWNER });
      expect(answer.status(), await answer.text()).toBe(200);
      sessions.set(baseURL, { cookies: await context.cookies(), since: Date.now() });
    });
  },
});

export { expect };
