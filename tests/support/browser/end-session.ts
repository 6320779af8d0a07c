import type { Page } from '@playwright/test';

/** Ends the session, as its time would. */
export const endSession = (page: Page) => page.context().clearCookies({ name: 'session' });

/** Ends it just before the next call that changes something at this address: no other one finds out first. */
export async function endSessionBefore(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await endSession(page);
    await route.fulfill({ status: 401, json: { error: 'Bitte melden Sie sich an.' } });
    await page.unroute(address);
  });
}
