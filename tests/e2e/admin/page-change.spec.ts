import type { Page } from '@playwright/test';
import { fillInbox } from '../../support/browser/inbox.ts';
import { watchRequests } from '../../support/browser/open-requests.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const PAGES = ['Kontakte', 'Termine', 'Analytics', 'Backups', 'SEO', 'Einstellungen', 'Website', 'Dashboard'];

/** What a page asks for by a part that loads late, or stands only after an answer. */
const LAST: Partial<Record<string, string>> = {
  Kontakte: '**/api/admin/contact-suspects/search',
  Backups: '**/api/admin/backups/copies',
  Einstellungen: '**/api/admin/notebook',
};

async function openPage(page: Page, name: string) {
  const menu = page.getByRole('navigation', { name: 'Verwaltung' });
  await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(menu.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

test.beforeEach(({ login }) => login());

test('a page change loads no document, and no data that were fetched in the last ten seconds', async ({ page }) => {
  await fillInbox(page, []);
  // Stops the clock, so fetched data stay fresh on a slow machine, too.
  await page.clock.setFixedTime(new Date('2026-03-02T09:00:00Z'));
  const requests = watchRequests(page);
  await page.goto('/admin');
  const documents: string[] = [];
  const all: string[] = [];
  page.on('request', (request) => {
    // That the inbox was looked at is told, not asked.
    if (request.method() === 'GET') all.push(request.url());
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const menu = page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('listitem').filter({ visible: true });
  await expect(menu).toHaveText([/^Dashboard/, /^Kontakte/, ...PAGES.slice(1, -1)]);
  for (const name of PAGES) {
    const last = LAST[name] && page.waitForResponse(LAST[name]);
    await openPage(page, name);
    await last;
    await requests.allAnswered();
  }
  all.length = 0;
  for (const name of PAGES) {
    await openPage(page, name);
    await requests.allAnswered();
  }
  expect(all).toEqual([]);
  expect(documents).toEqual([]);
});

test('a page change begins at the top with the focus in the page; going back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 400 });
  const requests = watchRequests(page);
  await page.goto('/admin/settings#account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await requests.allAnswered();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await openPage(page, 'Dashboard');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main', { name: 'Dashboard' })).toBeFocused();
  await requests.allAnswered();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
