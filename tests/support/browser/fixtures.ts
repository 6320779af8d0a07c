import { test as base, type Cookie, expect } from '@playwright/test';
import { MINUTE_MS } from '#config/limits.ts';
import type { ProductionServer } from '../production-server.ts';
import { patience } from '../run/pace.ts';
import { OWNER } from './owner.ts';
import { startOwnersServer } from './owners-server.ts';
import { phone } from './phone.ts';
import { Trouble } from './trouble.ts';

interface Fixtures {
  /** The errors of the pages, which fail the test unless it allows them here. */
  trouble: Trouble;
  /** Ends the handlers of routes with the test: one that still fetches would fail the worker, between two tests. */
  routes: undefined;
  /** Logs the owner in, with the worker's last session if that is still valid. */
  login: () => Promise<void>;
}

interface WorkerFixtures {
  /** The cookies of the worker's logins, by site. */
  sessions: Map<string | undefined, { cookies: Cookie[]; since: number }>;
  /**
   * The server of own-site.ts, started on demand. It is declared here because Playwright restarts a worker and its
   * browser for a file with other worker fixtures.
   */
  site: ProductionServer;
}

const isPhone = (tags: readonly string[]) => tags.includes('@phone');

/** Playwright's `test` with the fixtures of every browser test here. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  viewport: ({ viewport }, use, { tags }) => use(isPhone(tags) ? phone.viewport : viewport),
  userAgent: ({ userAgent }, use, { tags }) => use(isPhone(tags) ? phone.userAgent : userAgent),
  deviceScaleFactor: ({ deviceScaleFactor }, use, { tags }) =>
    use(isPhone(tags) ? phone.deviceScaleFactor : deviceScaleFactor),
  isMobile: ({ isMobile }, use, { tags }) => use(isPhone(tags) || isMobile),
  hasTouch: ({ hasTouch }, use, { tags }) => use(isPhone(tags) || hasTouch),
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = new Trouble();
      trouble.watch(context, new URL(baseURL ?? '').origin);
      await use(trouble);
      expect(trouble.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  routes: [
    async ({ context }, use) => {
      await use(undefined);
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  site: [
    async ({}, use) => {
      const site = await startOwnersServer();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: patience(150_000) },
  ],
  login: async ({ context, baseURL, sessions }, use) => {
    await use(async () => {
      // Reuses the session, because checking a password costs the server more than the rest of a test.
      const { cookies = [], since = 0 } = sessions.get(baseURL) ?? {};
      await context.addCookies(cookies);
      // Logs in again after five minutes, because sensitive steps ask for the password after ten.
      const isFresh = Date.now() - since < 5 * MINUTE_MS;
      if (isFresh && (await context.request.get('/api/admin/user')).ok()) return;
      const answer = await context.request.post('/api/admin/login', { data: OWNER });
      expect(answer.status(), await answer.text()).toBe(200);
      sessions.set(baseURL, { cookies: await context.cookies(), since: Date.now() });
    });
  },
});

export { expect };
