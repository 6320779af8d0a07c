import { expect, test } from '../../support/browser/fixtures.ts';

test.describe('@phone the menu below 1024 px', () => {
  test('slides in, keeps the focus, closes by Escape and after a way was chosen', async ({ page, login }) => {
    await login();
    await page.goto('/admin');
    const open = page.getByRole('button', { name: 'Menü öffnen' });
    await open.click();
    const menu = page.getByRole('dialog', { name: 'Verwaltung' });
    await expect(menu).toBeVisible();
    for (let n = 0; n < 20; n += 1) await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.getByRole('link', { name: 'Kontakte' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/admin/contacts');
  });

  test('is walked through by the arrow keys as well', async ({ page, login }) => {
    await login();
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Verwaltung' });
    await expect(menu.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Analytics' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
  });
});
