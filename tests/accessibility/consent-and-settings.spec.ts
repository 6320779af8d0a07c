import { barriersOn } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 800 },
  { width: 320, height: 640 },
];

test('the cookie banner has no barrier at any width, closed and with its details', async ({ page }) => {
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
});

test('the accessibility dialog has no barrier at any width or in very large type', async ({ page }) => {
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
});

for (const settings of [
  { fontSize: 'extra-large', screenReaderOptimized: true, focusVisible: true, underlineLinks: true },
  { contrast: 'high' },
  { colorBlindSupport: 'protanopia' },
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
