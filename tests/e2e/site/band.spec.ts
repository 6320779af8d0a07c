import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';
import { EVERY_WIDTH } from '../../support/browser/phone.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Einmal durchgewischt' });
const wiper = (page: Page) => page.getByRole('slider', { name: 'Glasdach sauber wischen' });

test('the band in the middle of the page loads nothing before the first scroll', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const layers = band(page).locator('source');
  await expect(layers).toHaveCount(2);
  const files = await layers.evaluateAll((all) => all.flatMap((one) => one.getAttribute('srcset')?.match(/\/\S+/g)));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((picture) => files.includes(picture))).toEqual([]);
  await band(page).scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.filter((picture) => files.includes(picture)).length).toBe(2);
});

for (const at of EVERY_WIDTH) {
  test(`the band’s roof can be wiped by arrow keys from edge to edge, and stays clean${at}`, async ({ page }) => {
    await page.goto('/');
    await wiper(page).focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(wiper(page)).toHaveAttribute('aria-valuetext', '55 % der Scheibe sind sauber');
    await expect(wiper(page)).toHaveValue('54');
    await page.keyboard.press('End');
    await expect(wiper(page)).toHaveAttribute('aria-valuetext', '100 % der Scheibe sind sauber');
    const { x, width } = (await wiper(page).boundingBox()) ?? {};
    expect([x, width]).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
    // The other pane keeps its value.
    await expect(page.getByRole('slider', { name: 'Scheibe sauber wischen' })).toHaveValue(/^(62|69)$/);
  });
}

test("the band's sentence names the visitor's month, whenever the page was built", async ({ page }) => {
  await page.clock.setFixedTime('2027-05-10T12:00:00+02:00');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Einmal durchgewischt' }).getByRole('paragraph').first()).toContainText(
    'Jetzt im Mai: Ist der Blütenstaub vorbei, lohnt sich ein freies Glasdach. Ziehen Sie den Abzieher über das Glas',
  );
});
