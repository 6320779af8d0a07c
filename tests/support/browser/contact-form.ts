import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StoredRequest } from '#domain/requests/shapes.ts';

/** Returns a new name each time, because all tests write into one inbox. */
export const aName = () => `Erika ${randomUUID().slice(0, 8)}`;

/** Fills in what the contact form requires. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
}

/** Fetches the owner's requests of a name. */
export async function inboxOf(page: Page, login: () => Promise<void>, name: string): Promise<StoredRequest[]> {
  await login();
  const all: StoredRequest[] = await (await page.request.get('/api/admin/contact?all=true')).json();
  return all.filter((one) => one.name === name);
}
