import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined')));

const focusIsOnScreen = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom, width } = (document.activeElement as Element).getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  });

test('Tab focuses elements on the screen at once, without a scroll', async ({ page }) => {
  await page.goto('/faq');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsOnScreen(page), `after ${press + 1} presses`).toBe(true);
  }
});

test('one link skips the pictures of the gallery', async ({ page }) => {
  await page.goto('/');
  const gallery = page.locator('#portfolio');
  const skip = gallery.getByRole('link', { name: 'Bilder überspringen' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('#senior-services'))).toBe(true);
});
