import { test as base, expect } from '@playwright/test';
import { OWNER } from './owner.ts';
import { Trouble } from './trouble.ts';

interface Fixtures {
  /** Whatever a page complains about fails the test, unless it is allowed here. */
  trouble: Trouble;
  /** Logs the owner in by the API: from then on the test's pages have the session. */
  login: () => Promise<void>;
}

/** Playwright's `test` with what every browser test here needs. */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context, baseURL }, use) => {
      const trouble = new Trouble();
      trouble.watch(context, new URL(baseURL ?? '').origin);
      await use(trouble);
      expect(trouble.complaints()).toEqual([]);
    },
    { auto: true },
  ],
  login: async ({ context }, use) => {
    await use(async () => {
      const answer = await context.request.post('/api/admin/login', { data: OWNER });
      expect(answer.status(), await answer.text()).toBe(200);
    });
  },
});

export { expect };
