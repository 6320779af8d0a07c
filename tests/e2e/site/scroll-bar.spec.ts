import { chromium } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

/**
 * Playwright hides scroll bars; here they take their place, as on most desktops. A browser beside the worker's own,
 * which would end if it had to start otherwise.
 */
const testWithBars = test.extend({
  context: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    await use(await browser.newContext({ baseURL, locale, timezoneId }));
    await browser.close();
  },
});

testWithBars(
  'the accessibility dialog moves nothing, and leaves no bright strip where the scroll bar was',
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
    // What is measured in `vw` follows the bar's place by a third of a pixel.
    for (const [index, left] of (await places()).entries())
      expect(Math.abs(left - (before[index] ?? 0))).toBeLessThan(0.5);
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(root).toBe('color(srgb 0.416471 0.477647 0.498824)');
  },
);
