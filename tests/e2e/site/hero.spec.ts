import { expect, test } from '../../support/browser/fixtures.ts';

test('the promise has at most nine words, with two actions and three facts', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#home');
  const promise = await hero.getByRole('heading', { level: 1 }).innerText();
  expect(promise.split(/\s+/).length).toBeLessThanOrEqual(9);
  await expect(hero.getByRole('link', { name: 'Anfragen' })).toHaveAttribute('href', '/#contact');
  await expect(hero.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+496990009123');
  await expect(hero.getByRole('listitem')).toHaveText([
    '20 km Umkreis, kurze Wege',
    '24 Stunden höchstens, bis wir antworten',
    '0 Euro für die Besichtigung',
  ]);
});

test('the pane rests half-way and is wiped with the arrow keys @every-width', async ({ page }) => {
  await page.goto('/');
  const wiper = page.getByRole('slider', { name: 'Scheibe sauber wischen' });
  await expect(wiper).toHaveValue('50');
  await wiper.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(wiper).toHaveValue('60');
  await expect(wiper).toHaveAttribute('aria-valuetext', '60 % der Scheibe sind sauber');
  const dirtyRight = await page.locator('.wipe-dirty').evaluate((layer) => getComputedStyle(layer).clipPath);
  expect(dirtyRight).toContain('60%');
});

test('the pane is wiped by dragging', async ({ page }) => {
  await page.goto('/');
  const pane = await page.locator('#wipe').boundingBox();
  if (!pane) throw new Error('no pane');
  await page.mouse.move(pane.x + pane.width * 0.5, pane.y + 60);
  await page.mouse.down();
  await page.mouse.move(pane.x + pane.width * 0.2, pane.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('slider')).toHaveValue('80');
});

test('nothing moves by itself where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const duration = await page.locator('#wipe').evaluate((pane) => getComputedStyle(pane).animationDuration);
  expect(Number.parseFloat(duration)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pane is a picture without a control that does nothing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /bodentiefes Fenster/ })).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
