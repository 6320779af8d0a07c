import { pages } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { tornWords } from '../../support/browser/torn-words.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('accessibility-settings', '{"fontSize":"extra-large"}');
  }),
);

test('no word of any page is broken without a hyphen with very large text @phone', async ({ page, trouble }) => {
  trouble.allow(/status of 404 .*\/404\)/);
  for (const { path } of Object.values(pages)) {
    await page.goto(`/${path}`);
    await expect(page.locator('html')).toHaveClass(/font-extra-large/);
    await page.evaluate(() => document.fonts.ready);
    expect(await tornWords(page), path).toEqual([]);
  }
});

test('the headings of the services are larger than their text with very large text @phone', async ({ page }) => {
  await page.goto('/');
  const sizes = await page
    .locator('.service')
    .evaluateAll((cards) =>
      cards.map((card) =>
        ['h3', 'p'].map((tag) => Number.parseFloat(getComputedStyle(card.querySelector(tag) as Element).fontSize)),
      ),
    );
  for (const [heading = 0, text = 0] of sizes) expect(heading).toBeGreaterThan(text);
});
