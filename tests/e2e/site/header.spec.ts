import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { windows } from '../../support/browser/windows.ts';

const ENTRIES = [
  ['Kontakt', 'contact'],
  ['Ablauf', 'process'],
  ['Seniorenservice', 'senior-services'],
  ['Unsere Arbeiten', 'portfolio'],
  ['Dienstleistungen', 'services'],
  ['Startseite', 'home'],
] as const;

// Because the smooth scroll down the long page takes seconds of painting.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the header’s first two tab stops skip to content and navigation, and its number and entries fit', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zur Navigation springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  await page.setViewportSize({ width: 1366, height: 768 });
  const words = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
  const gaps = await words.evaluateAll((links) => {
    const boxes = links
      .filter((link) => link.checkVisibility())
      .map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
    return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)));
  });
  expect(Math.max(...gaps) - Math.min(...gaps), 'the entries are evenly spaced').toBeLessThanOrEqual(1);

  for await (const { width } of windows(page, '720x450 683x384 480x800')) {
    await expect(page.getByRole('banner').getByRole('link', { name: '069 90009 123' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('every entry of the navigation leads to its section, from another page too, below the fixed header of 80 px', async ({
  page,
}) => {
  await page.goto('/faq');
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(80);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).toBeInViewport();
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  for (const [label, anchor] of ENTRIES) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    const section = page.locator(`#${anchor}`);
    await expect.poll(async () => Math.round((await boxOf(section)).y)).toBeLessThanOrEqual(81);
    await expect(section).toBeInViewport();
  }

  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Muster Glasreinigung Rheinhessen' }).click();
  await expect(page).toHaveURL('/');
});

test('the menu on a phone shows every entry and the phone number, and closes on Escape or after a choice @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(menu.getByRole('link')).toHaveText([
    'Startseite',
    'Dienstleistungen',
    'Unsere Arbeiten',
    'Seniorenservice',
    'Ablauf',
    'FAQ',
    'Kontakt',
    '069 90009 123',
  ]);
  await expect(menu).toContainText('Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 17–22 Uhr');
  await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Ablauf' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Ablauf/ })).toBeInViewport();
});

test('the menu on a phone closes after a choice before the script has loaded @phone', async ({ page }) => {
  const release = await holdBack(page, /touched-page-/);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await menu.getByRole('link', { name: 'Ablauf' }).click();
  release();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/#process');
});

test('Tab focuses elements on the screen at once, without a scroll', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/faq');
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const isOnScreen = await page.evaluate(() => {
      const { top, bottom, width } = (document.activeElement as Element).getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    });
    expect(isOnScreen, `after ${press + 1} presses`).toBe(true);
  }
});
