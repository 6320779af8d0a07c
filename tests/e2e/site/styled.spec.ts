import { expect, test } from '../../support/browser/fixtures.ts';

test('at every width logo, promise, buttons and sections begin at one left edge', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator('.site-logo, #hero-title, .hero-actions .button:first-child, main h2, .gallery-strip li:first-child')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(7);
    expect([...new Set(edges)], `${width} px`).toHaveLength(1);
  }
});
