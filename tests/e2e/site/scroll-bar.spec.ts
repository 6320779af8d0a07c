import { chromium } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

/**
 * Shows scroll bars, which Playwright hides, as most desktops do. Starts a browser of its own, because other options
 * would end the worker's.
 */
const testWithBars = test.extend({
  context: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    await use(await browser.newContext({ baseURL, locale, timezoneId }));
    await browser.close();
  },
});

testWithBars(
  'the accessibility dialog shifts nothing, and leaves no bright strip in place of the scroll bar',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.setViewportSize({ width: 1500, height: 700 });
    await page.goto('/faq');
    const places = () =>
      page
        .locator('h1, .site-header-phone, footer p')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(
      await page.evaluate(() => innerWidth - document.documentElement.clientWidth),
      'a scroll bar',
    ).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Barrierefreiheit' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // Sizes in `vw` change with the bar by a third of a pixel.
    for (const [index, left] of (await places()).entries())
      expect(Math.abs(left - (before[index] ?? 0))).toBeLessThan(0.5);
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(root).toBe('color(srgb 0.416471 0.477647 0.498824)');
  },
);
