import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { freshBrowser } from './helpers-browser.ts';
import { OWNER } from './owner.ts';

/** Fills in the login that the page shows, as the owner would. */
export async function logInByHand(page: Page, { username, password }: Record<keyof typeof OWNER, string> = OWNER) {
  // Looks into the dialog, because a form under it may have a field for a name.
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Anmelden', exact: true }) });
  await form.getByLabel('Benutzername').fill(username);
  await form.getByLabel('Passwort', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** A second browser in which the owner is logged in. Close its context when done. */
export async function anotherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const page = await freshBrowser(browser, baseURL);
  const answer = await page.request.post('/api/admin/login', { data: OWNER });
  expect(answer.status(), await answer.text()).toBe(200);
  return page;
}
