import { barriersOn } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
  { width: 320, height: 640 },
];

test('the cookie banner has no barrier at any width, closed, with its details, and in forced colours', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await barriersOn(page), `${size.width} px`).toEqual([]);
    await page.getByRole('button', { name: 'Details anzeigen' }).click();
    expect(await barriersOn(page), `${size.width} px, with details`).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Details ausblenden' }).click();
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await barriersOn(page), 'in forced colours').toEqual([]);
});

test('the accessibility dialog has no barrier at any width, in very large type or forced colours', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const text of ['Normal', 'Sehr groß']) {
    await dialog.getByRole('group', { name: 'Schriftgröße' }).getByRole('radio', { name: text }).check();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await barriersOn(page), `${text}, ${size.width} px`).toEqual([]);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByText('Ihr System gibt die Farben vor.')).toBeVisible();
  expect(await barriersOn(page), 'in forced colours').toEqual([]);
});

test('the pages have no barrier with any of the settings', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  for (const address of ['/', '/faq', '/datenschutz']) {
    await page.goto(address);
    for (const settings of [
      { fontSize: 'extra-large', screenReaderOptimized: true, focusVisible: true, underlineLinks: true },
      { contrast: 'high' },
      { colorBlindSupport: 'protanopia' },
    ]) {
      // As the browser's back-forward cache brings a page back.
      await page.evaluate((stored) => {
        localStorage.setItem('accessibility-settings', stored);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }, JSON.stringify(settings));
      await expect(page.locator('html')).toHaveClass(/font-extra-large|high-contrast|protanopia/);
      expect(await barriersOn(page), `${address} with ${JSON.stringify(settings)}`).toEqual([]);
    }
  }
});
