import type { Locator } from '@playwright/test';
import { atRest } from '../../support/browser/at-rest.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { coveredByFloating } from '../../support/browser/covered.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { EVERY_WIDTH } from '../../support/browser/phone.ts';

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined')));

test('the floating buttons cover no text or field at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (const path of ['/', '/faq', '/datenschutz']) {
    await page.goto(path);
    // Loads what waits for the first scroll, and shows the third button.
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('#scroll-top')).toBeVisible();
    await expect(page.locator('.floating-cookies')).toBeVisible();
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await coveredByFloating(page, 'while scrolling');
      covered.push(...found.map((text) => `${path}, ${width} px wide: ${text}`));
    }
  }
  expect(covered).toEqual([]);
});

test('the floating buttons on a phone take presses up to 32 px inside the edge, and do not overlap in very large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

  await page.evaluate(() => {
    document.documentElement.classList.add('font-extra-large');
    window.scrollTo({ top: 900, behavior: 'instant' });
  });
  await expect(page.locator('#scroll-top')).toBeVisible();
  const boxes = await Promise.all((await page.locator('.floating').all()).map(boxOf));
  const inOrder = boxes.toSorted((one, other) => one.y - other.y);
  for (const [index, { bottom }] of inOrder.entries()) {
    expect(bottom).toBeLessThanOrEqual(inOrder[index + 1]?.y ?? Number.POSITIVE_INFINITY);
  }
  expect(await coveredByFloating(page, 'now')).toEqual([]);
});

for (const at of EVERY_WIDTH) {
  test(`the button to the top appears after 300 px, under the two others, moves up near the end, and scrolls up${at}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const up = page.getByRole('button', { name: 'Nach oben scrollen' });
    const cookies = page.getByRole('button', { name: 'Cookie-Einstellungen' });
    const accessibility = page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' });
    const top = async (button: Locator) => (await boxOf(button)).y;
    const before = { cookies: await top(cookies), accessibility: await top(accessibility) };
    const scrollTo = async (y: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
      await atRest(page);
    };

    await scrollTo(300);
    expect(await top(cookies)).toBe(before.cookies);
    await expect(up).toBeHidden();

    await scrollTo(301);
    await expect(up).toBeVisible();
    expect(await top(cookies)).toBeLessThan(before.cookies - 50);
    expect(await top(accessibility)).toBeLessThan(before.accessibility - 50);

    const low = await top(up);
    for (const y of [301, (await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)) - 399]) {
      await scrollTo(y);
      expect((await boxOf(cookies)).bottom).toBeLessThanOrEqual(await top(up));
      expect((await boxOf(accessibility)).bottom).toBeLessThanOrEqual(await top(cookies));
    }
    expect(await top(up)).toBeLessThan(low - 40);
    // Tab reaches them in their order on the screen.
    const tops = await page
      .locator('button.floating')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));

    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(up).toBeHidden();
  });
}
