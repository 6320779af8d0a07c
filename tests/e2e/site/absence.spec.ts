import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { freshBrowser } from '../../support/browser/helpers-browser.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const ID = '5d0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const SENTENCE = 'Heute krank, morgen wieder da.';
const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const leave = (page: Page) =>
  page.request.put('/api/admin/absence', { data: { id: ID, sentence: SENTENCE, from: day, until: day } });
const comeBack = (page: Page) => page.request.delete(`/api/admin/absence?id=${ID}`);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: SENTENCE });
const promise = (page: Page) => page.getByRole('region', { name: 'Kontakt' }).getByText(/^Wir melden uns|^Heute krank/);
const searchEngines = (page: Page) =>
  expect.poll(() => page.locator('script[type="application/ld+json"]').textContent());

test.beforeEach(({ login }) => login());
test.afterEach(({ page }) => comeBack(page));

test('an absence is seen without a touch and without a build, on the next page too, and stores nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  expect((await leave(page)).ok()).toBe(true);
  const visitor = await freshBrowser(browser, baseURL);
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto('/');
  await expect(notice(visitor)).toBeVisible();
  await expect(promise(visitor)).toHaveText(SENTENCE);
  await searchEngines(visitor).toContain(`"validFrom":"${day}"`);
  await expectNoBarriers(visitor, 'home page with an absence');
  expect(await visitor.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  await visitor.goto('/faq');
  await expect(notice(visitor)).toBeVisible();
  await comeBack(page);
  const [answer] = await Promise.all([visitor.waitForResponse('**/api/analytics'), visitor.reload()]);
  await answer.finished();
  await expect(notice(visitor)).toHaveCount(0);
  await visitor.context().close();
});

test('after ‘Nur Notwendige’ a page that is open shows an absence and its end within half a minute, and sends no view', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await freshBrowser(browser, baseURL);
  await visitor.clock.install();
  await visitor.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  const views: string[] = [];
  visitor.on('request', (request) => request.url().includes('/api/analytics') && views.push(request.url()));
  const looked = () => visitor.waitForResponse('**/api/absence');
  await Promise.all([looked(), visitor.goto('/')]);
  await expect(promise(visitor)).toHaveText('Wir melden uns innerhalb von 24 Stunden.');
  expect((await leave(page)).ok()).toBe(true);
  await visitor.clock.fastForward(25_000);
  await expect(notice(visitor)).toBeVisible();
  await expect(promise(visitor)).toHaveText(SENTENCE);
  await comeBack(page);
  await visitor.clock.fastForward(25_000);
  await expect(notice(visitor)).toBeHidden();
  await expect(promise(visitor)).toHaveText('Wir melden uns innerhalb von 24 Stunden.');
  await searchEngines(visitor).not.toContain('validFrom');
  expect(views).toEqual([]);
  await visitor.context().close();
});
