import { expect, test } from '../../support/browser/fixtures.ts';

test('twenty pictures with their categories, and honest words before them', async ({ page }) => {
  await page.goto('/');
  const gallery = page.locator('#portfolio');
  await expect(gallery.getByRole('figure')).toHaveCount(20);
  const labels = await gallery.locator('figcaption').allInnerTexts();
  expect([...new Set(labels)].sort()).toEqual(['Ausrüstung', 'Fenster', 'Rollladen', 'Terrassendach', 'Wintergarten']);
  await expect(gallery).toContainText(
    'So klar soll es bei Ihnen aussehen. Alle Bilder auf dieser Seite sind Visualisierungen.',
  );
});

test('the buttons push the strip by 300 px', async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('#gallery-strip');
  const position = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await page.getByRole('button', { name: 'Nach rechts blättern' }).click();
  await expect.poll(position).toBe(300);
  await page.getByRole('button', { name: 'Nach rechts blättern' }).click();
  await expect.poll(position).toBe(600);
  await page.getByRole('button', { name: 'Nach links blättern' }).click();
  await expect.poll(position).toBe(300);
});

test('on a phone a hint says to swipe, and there are no buttons @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Wischen, um mehr zu sehen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nach rechts blättern' })).toBeHidden();
});

test('a picture opens large at the first press, turns with the arrows and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('#portfolio').getByRole('link');
  await pictures.nth(1).click();
  const large = page.getByRole('dialog', { name: 'Bild in groß' });
  await expect(large).toBeVisible();
  await expect(large).toContainText('Bild 2 von 20');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('Bild 3 von 20');
  await large.getByRole('button', { name: 'Vorheriges Bild' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('Bild 1 von 20');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toContainText('Bild 20 von 20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to its large file', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#portfolio').getByRole('link').first()).toHaveAttribute('href', /\.webp$/);
  });
});
