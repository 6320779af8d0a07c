import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

test('the gallery’s strip scrolls by 300 px to the edge of a picture, and its captioned pictures open large', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('twenty pictures with their categories are declared as visualisations', async () => {
    const gallery = page.locator('#portfolio');
    await expect(gallery.getByRole('list', { name: 'Bilder' }).getByRole('img')).toHaveCount(20);
    const labels = await gallery.locator('.caption b').allInnerTexts();
    expect([...new Set(labels)].sort()).toEqual([
      'Ausrüstung',
      'Fenster',
      'Rollladen',
      'Terrassendach',
      'Wintergarten',
    ]);
    await expect(gallery).toContainText('So klar soll es bei Ihnen aussehen: Die Bilder sind Visualisierungen.');
    const captions = await gallery.locator('.caption').allInnerTexts();
    expect(new Set(captions).size).toBe(20);
    expect(labels).toHaveLength(20);
    await expect(
      page.getByRole('link', { name: 'Wintergarten: Am Abend, wenn das Licht von innen kommt', exact: true }),
    ).toBeVisible();
  });

  await test.step('one link skips them by keyboard', async () => {
    const skip = page.locator('#portfolio').getByRole('link', { name: 'Bilder überspringen' });
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#senior-services'))).toBe(true);
  });

  await test.step('a button scrolls the strip by 300 px, to the edge of a picture', async () => {
    const strip = page.locator('#gallery-strip');
    const position = () => strip.evaluate((element) => Math.round(element.scrollLeft));
    await page.getByRole('button', { name: 'Nach rechts blättern' }).click();
    await expect.poll(position).toBe(300);
    const pitches = await strip
      .locator('li')
      .evaluateAll((items) =>
        items
          .slice(1)
          .map((item, index) => item.getBoundingClientRect().left - (items[index]?.getBoundingClientRect().left ?? 0)),
      );
    expect([...new Set(pitches.map(Math.round))].sort()).toEqual([300]);
    await page.getByRole('button', { name: 'Nach rechts blättern' }).click();
    await expect.poll(position).toBe(600);
    await page.getByRole('button', { name: 'Nach links blättern' }).click();
    await expect.poll(position).toBe(300);
  });

  await test.step('a picture opens large at the first press, turns with the arrows and gives the focus back', async () => {
    const pictures = page.locator('#gallery-strip').getByRole('link');
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

    // Quick presses turn one page each.
    await pictures.nth(19).click();
    await expect(large).toContainText('Bild 20 von 20');
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(large).toContainText('Bild 14 von 20');
    const strip = large.locator('.viewer-strip');
    await expect.poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(13);
    await expect(large).toContainText('Bild 14 von 20');
  });

  await test.step('the large picture nearly fills the height of a low, wide window', async () => {
    await page.setViewportSize({ width: 800, height: 360 });
    const large = page.getByRole('dialog', { name: 'Bild in groß' });
    expect((await boxOf(large.getByRole('img'))).height).toBeGreaterThanOrEqual(300);
    await expect(large.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 });
    await expect(large.getByText('Bild 14 von 20')).toBeInViewport({ ratio: 1 });
  });
});

test('the gallery on a phone has a hint to swipe instead of buttons, and a swipe turns the page @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Wischen, um mehr zu sehen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nach rechts blättern' })).toBeHidden();
  await page.locator('#gallery-strip').getByRole('link').first().click();
  const large = page.getByRole('dialog', { name: 'Bild in groß' });
  await expect(large).toContainText('Bild 1 von 20');
  expect((await boxOf(large.getByRole('img'))).width).toBe(360);
  // Imitates a finger, which touches the strip and scrolls it by its width.
  const strip = large.locator('.viewer-strip');
  await strip.dispatchEvent('touchstart');
  await strip.evaluate((element) => element.scrollBy({ left: element.clientWidth }));
  await expect(large).toContainText('Bild 2 von 20');
});
