import { coveredByFloating } from '../../support/browser/covered.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const STEP_PX = 200;

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined')));

for (const path of ['/', '/faq', '/datenschutz']) {
  test(`the floating buttons cover no text or field of ${path} at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('.floating-cookies')).toBeVisible();
    const covered: string[] = [];
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of await coveredByFloating(page, STEP_PX)) covered.push(`${width} px wide, ${text}`);
    }
    expect(covered).toEqual([]);
  });
}

test('the floating buttons on a phone take presses up to 32 px inside the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/faq');
  await expect(page.locator('.floating-cookies')).toBeVisible();
  const pressed = await page
    .locator('.floating:is(.floating-accessibility, .floating-cookies)')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(innerWidth - 31.5, (top + bottom) / 2));
      }),
    );
  expect(pressed).toEqual([true, true]);
});

test('the floating buttons on a phone do not overlap with very large text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem('accessibility-settings', '{"fontSize":"extra-large"}'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('#scroll-top')).toBeVisible();
  const boxes = await page
    .locator('.floating')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
  const inOrder = boxes.toSorted((a, b) => a.top - b.top);
  for (const [index, { bottom }] of inOrder.entries()) {
    expect(bottom).toBeLessThanOrEqual(inOrder[index + 1]?.top ?? Number.POSITIVE_INFINITY);
  }
  expect(await coveredByFloating(page)).toEqual([]);
});
