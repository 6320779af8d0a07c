import type { Page } from '@playwright/test';
import { ADMIN_PAGES } from '../../support/admin-pages.ts';
import { expect, test } from '../../support/browser/own-site.ts';

declare global {
  interface Window {
    /** Each focused element, and whether it has a visible ring. */
    tabStops: [string, boolean][];
  }
}

/** Records each focused element, and whether it has a visible ring, in the pages opened from now on. */
const recordTabStops = (page: Page) =>
  page.addInitScript(() => {
    window.tabStops = [];
    addEventListener('focusin', ({ target }) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target as Element);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      window.tabStops.push([(target as Element).outerHTML.slice(0, 120), hasRing]);
    });
  });
const tabStops = (page: Page) => page.evaluate(() => window.tabStops);

test.beforeEach(({ login }) => login());

test('the keyboard shows a visible focus ring at every Tab stop of every page', async ({ page }) => {
  await recordTabStops(page);
  for (const { address, heading } of ADMIN_PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Hauptinhalt springen' })).toBeFocused();
    let stops: [string, boolean][] = [];
    // Past its last stop the page begins anew.
    while (stops.length < 60 && !stops.slice(1).some(([stop]) => stop === stops[0]?.[0])) {
      for (let n = 0; n < 10; n++) await page.keyboard.press('Tab');
      stops = await tabStops(page);
    }
    expect(stops.length, address).toBeGreaterThan(8);
    expect(
      stops.filter(([, hasRing]) => !hasRing).map(([stop]) => stop),
      address,
    ).toEqual([]);
  }
});

test('the keyboard shows a visible focus ring at every Tab stop of the login, and its skip link leads to the content', async ({
  page,
}) => {
  await page.context().clearCookies();
  await recordTabStops(page);
  await page.goto('/admin/login');
  const stops = [
    'Zum Hauptinhalt springen',
    'Zur Navigation springen',
    'Benutzername',
    'Passwort',
    'Passwort anzeigen',
    'Auf diesem Gerät angemeldet bleiben',
    'Anmelden',
    'Mit Fingerabdruck oder Gesicht anmelden',
    'Passwort vergessen?',
    'Zurück zur Website',
    'Einstellungen zur Barrierefreiheit',
  ];
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  for (const name of stops) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
    expect((await tabStops(page)).at(-1)?.[1], name).toBe(true);
  }
  await page.getByRole('link', { name: 'Zum Hauptinhalt springen' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Benutzername')).toBeFocused();
});
