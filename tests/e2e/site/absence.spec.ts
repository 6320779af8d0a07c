import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/browser/barriers.ts';
import { freshBrowser } from '../../support/browser/helpers-browser.ts';
import { expect, test } from '../../support/browser/own-site.ts';

const ID = '5d0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const SENTENCE = 'Heute krank, morgen wieder da.';
const PROMISE = 'Wir melden uns innerhalb von 24 Stunden.';
const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
const AWAY = { id: ID, sentence: SENTENCE, from: day, until: day };
const comeBack = (page: Page) => page.request.delete(`/api/admin/absence?id=${ID}`);
const notice = (page: Page) => page.getByRole('status').filter({ hasText: SENTENCE });
const promise = (page: Page, words: string) => page.locator('#contact').getByText(words, { exact: true });
const searchEngines = (page: Page) =>
  expect.poll(() => page.locator('script[type="application/ld+json"]').textContent());

test.beforeEach(async ({ login, page }) => {
  await login();
  expect((await page.request.put('/api/admin/absence', { data: AWAY })).ok()).toBe(true);
});
test.afterEach(({ page }) => comeBack(page));

for (const choice of ['none yet', 'declined'])
  test(`an absence is seen without touch and build, and its end within half a minute, with the consent ${choice}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const visitor = await freshBrowser(browser, baseURL);
    await visitor.clock.install();
    if (choice === 'declined') await visitor.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    const views: string[] = [];
    visitor.on('request', (request) => request.url().includes('/api/analytics') && views.push(request.url()));
    await visitor.setViewportSize({ width: 360, height: 800 });
    await visitor.goto('/');
    await expect(notice(visitor)).toBeVisible();
    await expect(promise(visitor, SENTENCE)).toBeAttached();
    await searchEngines(visitor).toContain(`"validFrom":"${day}"`);
    await expectNoBarriers(visitor, 'home page with an absence');
    await comeBack(page);
    await visitor.clock.fastForward(25_000);
    await expect(notice(visitor)).toHaveCount(0);
    await expect(promise(visitor, PROMISE)).toBeAttached();
    await searchEngines(visitor).not.toContain('validFrom');
    expect(views).toHaveLength(choice === 'declined' ? 0 : 1);
    const kept = await visitor.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept).toEqual(choice === 'declined' ? ['cookieConsent'] : []);
    await visitor.context().close();
  });
