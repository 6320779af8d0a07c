import type { Page } from '@playwright/test';
import { barriersOn } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';

const WIDTHS = [
  ['a wide screen', 1440, 900],
  ['a phone', 360, 800],
  ['320 px', 320, 640],
] as const;

async function openDialog(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const [name, width, height] of WIDTHS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('the cookie banner has no barrier, closed and with its details', async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toBeVisible();
      expect(await barriersOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Details anzeigen' }).click();
      expect(await barriersOn(page)).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
    });

    test('the accessibility dialog has no barrier', async ({ page }) => {
      await openDialog(page);
      expect(await barriersOn(page)).toEqual([]);
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });

    test('the accessibility dialog has no barrier in very large type', async ({ page }) => {
      await openDialog(page);
      await page.getByRole('radio', { name: 'Sehr groß' }).check();
      expect(await barriersOn(page)).toEqual([]);
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

for (const settings of [
  { fontSize: 'extra-large' },
  { contrast: 'high' },
  { colorBlindSupport: 'protanopia' },
  { screenReaderOptimized: true, focusVisible: true, underlineLinks: true },
]) {
  test(`the pages have no barrier with ${JSON.stringify(settings)}`, async ({ page }) => {
    await page.addInitScript((stored) => {
      localStorage.setItem('cookieConsent', 'declined');
      localStorage.setItem('accessibility-settings', stored);
    }, JSON.stringify(settings));
    for (const address of ['/', '/faq', '/datenschutz']) {
      await page.goto(address);
      expect(await barriersOn(page), address).toEqual([]);
    }
  });
}

test('banner and dialog have no barrier in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nur Notwendige' }).click();
  await page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click();
  await expect(page.getByText('Ihr System gibt die Farben vor.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});
