import type { Page } from '@playwright/test';
import { toSettings } from '#site/accessibility/settings.ts';
import { answerQuestion } from '../../support/browser/answer-question.ts';
import { barriersAt, barriersOn } from '../../support/browser/barriers.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { holdBack } from '../../support/browser/hold-back.ts';
import { openAllSections } from '../../support/browser/open-all-sections.ts';
import { expect, test } from '../../support/browser/own-site.ts';
import { stickingOut } from '../../support/browser/sticking-out.ts';

const KEY = 'accessibility-settings';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Barrierefreiheit' });
const rootClass = (page: Page) => page.locator('html');
const chooseLargest = (page: Page) =>
  dialog(page).getByRole('group', { name: 'Schriftgröße' }).getByRole('radio', { name: 'Sehr groß' }).check();

/** Stores settings as the public pages do. */
const storeSettings = (page: Page, settings: object) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify({ ...toSettings(), ...settings }),
  ] as const);

test('the accessibility settings apply before the first paint of the login and the admin area', async ({
  page,
  login,
}) => {
  await storeSettings(page, { contrast: 'high', fontSize: 'large', colorBlindSupport: 'protanopia' });
  // Holds back all script files, so only inline scripts can apply the settings.
  await holdBack(page, '**/_astro/*.js*');
  for (const address of ['/admin/login', '/admin']) {
    if (address === '/admin') await login();
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveURL(address);
    await expect(rootClass(page)).toContainClass('high-contrast font-large protanopia');
    await expect(page.locator('filter#filter-protanopia')).toHaveCount(1);
  }
});

test('the accessibility settings open on the login before their script has loaded, and return the focus', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/AccessibilityButton*.js*');
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  // The login lacks the public pages' header, footer and cookie banner.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /Cookies/ })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' });
  await opener.click();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await chooseLargest(page);
  await expect(rootClass(page)).toHaveClass(/font-extra-large/);
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`the accessibility settings change in a dialog inside the admin area, and leave the skip links first, ${width} px`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await login();
    await page.goto('/admin/seo');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEO');
    const more = page.getByRole('button', { name: 'Mehr', exact: true });
    if (width === 360) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await more.click();
      await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
      // The sheet covers the page and closes on a tap beside it: targets half under it can't be hit.
      expect(await barriersOn(page, 'nav')).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
    }
    const opener = page.getByRole('button', { name: 'Barrierefreiheit' });
    await expect(opener).toHaveCount(1);
    await opener.click();
    await chooseLargest(page);
    await expect(rootClass(page)).toHaveClass(/font-extra-large/);
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(width === 360 ? more : opener).toBeFocused();

    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.getByRole('link', { name: 'Zur Navigation springen' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: width === 360 ? 'Heute' : 'Dashboard' })).toBeFocused();
    await page.getByRole('link', { name: 'Zum Hauptinhalt springen' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // A skip link's hash does not count as going back: the next page begins at its top.
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    if (width === 360) await more.click();
    await page.getByRole('link', { name: 'Einstellungen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('the accessibility settings keep focus and toasts above the phone’s bar with the largest letters at 320 px', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login();
  await storeSettings(page, { fontSize: 'extra-large' });
  await page.goto('/admin/settings#account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  const bar = page.getByRole('navigation', { name: 'Verwaltung' });
  const barTop = async () => (await boxOf(bar)).y;
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(rootClass(page)).toHaveClass(/font-extra-large/);
  await expect(bar.getByRole('link')).toHaveCount(4);
  for (const place of await bar.getByRole('link').all()) {
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  let stop = 0;
  for (; (await page.getByRole('main').locator(':focus').count()) > 0; stop += 1) {
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? 0) + Math.min(box?.height ?? 0, 48), `stop ${stop}`).toBeLessThanOrEqual(await barTop());
    await page.keyboard.press('Tab');
  }
  expect(stop, 'the stops of seven rows and of the open row').toBeGreaterThan(15);

  const fail = { status: 500, body: 'kaputt' };
  await page.route('**/api/admin/sessions', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(fail) : route.fallback(),
  );
  await answerQuestion(page.getByRole('button', { name: 'Alle anderen abmelden' }), true);
  const region = page.getByRole('region', { name: 'Notification (F8)' });
  const toast = region.getByRole('listitem');
  await expect(toast).toBeVisible();
  expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(await barTop());
  await page.keyboard.press('F8');
  await expect(region.getByRole('list'), 'the key of the region’s name').toBeFocused();
});

for (const pages of [
  [
    ['/admin', 'Dashboard'],
    ['/admin/analytics', 'Analytics'],
  ],
  [
    ['/admin/backups', 'Backups'],
    ['/admin/seo', 'SEO'],
    ['/admin/settings', 'Einstellungen'],
  ],
  [['/admin/login', 'Admin-Bereich']],
] as const) {
  const names = pages.map(([, heading]) => heading).join(', ');
  test(`the accessibility settings cause no barrier in the admin area at their strongest at 320 px, light and dark: ${names}`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const strongest = { contrast: 'high', fontSize: 'extra-large', underlineLinks: true, focusVisible: true };
    await storeSettings(page, strongest);
    if (names !== 'Admin-Bereich') await login();
    for (const [address, heading] of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (address === '/admin/settings') {
        await expect(page.getByRole('heading', { name: 'Zugänge' }), 'an owner’s section').toBeVisible();
        await openAllSections(page);
      }
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await barriersAt(page, 320), `${address}, ${colorScheme}`).toEqual([]);
      }
      expect(await stickingOut(page), address).toEqual([]);
    }
  });
}
