import type { Page } from '@playwright/test';

/** Ends the session, like its expiry. */
export const endSession = (page: Page) => page.context().clearCookies({ name: 'session' });

/** Ends the session just before the next write to this address, so no other call notices first. */
export async function endSessionBefore(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await endSession(page);
    await route.fulfill({ status: 401, json: { error: 'Bitte melden Sie sich an.' } });
    await page.unroute(address);
  });
}
