import type { Page } from '@playwright/test';
import { atRest } from '../../support/browser/at-rest.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ login }) => login());

test('the bottom menu is a bottom bar that marks the current page; the other entries slide in over it @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin');
  await expect(headline(page)).toHaveText('Dashboard');
  const bar = page.getByRole('navigation', { name: 'Verwaltung' });
  const more = bar.getByRole('button', { name: 'Mehr', exact: true });
  await expect(bar.getByRole('link')).toHaveText(['Heute', /^Anfragen/, 'Termine', 'Anruf'], { useInnerText: true });
  for (const place of [...(await bar.getByRole('link').all()), more]) {
    const box = await place.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.width).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  }
  await expect(bar.getByRole('link', { name: 'Heute' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Anfragen' }).click();
  await expect(page).toHaveURL('/admin/contacts?state=waiting');
  await expect(bar.getByRole('link', { name: 'Anfragen' })).toHaveAttribute('aria-current', 'page');
  await expect(more).not.toHaveAttribute('aria-current');

  const logout = bar.getByRole('button', { name: 'Abmelden' });
  await expect(logout).toBeHidden();
  await more.click();
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await bar.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(logout).toBeHidden();

  await more.tap();
  await expect(logout).toBeVisible();
  await atRest(page);
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'click', 'touchstart', 'focusin'] as const) {
      document.querySelector('main')?.addEventListener(kind, () => document.body.classList.add('pressed'));
    }
    // Scrolls back, because Playwright scrolls before it taps a sticky element.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // The heading lies at the top of the page, which the sheet does not cover.
  const box = await headline(page).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(logout).toBeHidden();
  await expect(page.locator('body'), 'a tap beside the sheet presses nothing on the page').not.toHaveClass(/pressed/);

  await more.click();
  await bar.getByRole('link', { name: 'Einstellungen' }).click();
  await expect(headline(page)).toHaveText('Einstellungen');
  await expect(logout).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');
});
