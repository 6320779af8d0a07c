import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { OWNER } from './owner.ts';

/** A browser of a new helper, whose ways in no other test knows. Close its context when done. */
export async function helpersBrowser(
  browser: Browser,
  { request, baseURL, username }: { request: APIRequestContext; baseURL: string | undefined; username: string },
): Promise<Page> {
  expect((await request.post('/api/admin/login', { data: OWNER })).ok()).toBe(true);
  const invited = await request.post('/api/admin/invitations', { data: { email: `${username}@firma.example` } });
  const { token } = await invited.json();
  const page = await freshBrowser(browser, baseURL);
  const joined = await page.request.post('/api/admin/invitation', { data: { ...OWNER, username, token } });
  expect(joined.status(), await joined.text()).toBe(200);
  return page;
}

/** A browser in which nobody was logged in. Close its context when done. */
export const freshBrowser = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'Europe/Berlin' })).newPage();
