import { pages } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const PATHS = [...Object.values(pages).map(({ path }) => `/${path}`), '/anfrage-pruefen'];

test('the styles of every page win over the reset', async ({ page, trouble }) => {
  trouble.allow(/status of 404 .*\/404\)/);
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const path of PATHS) {
    await page.goto(path);
    // In layers behind the reset's: a button's padding, a section's air, the frame's middle.
    expect(Number.parseFloat(await styleOf('.site-header-phone', 'padding-left')), path).toBeGreaterThan(16);
    expect(await styleOf('.site-header', 'position'), path).toBe('fixed');
    expect(Number.parseFloat(await styleOf('h1', 'font-size')), path).toBeGreaterThan(30);
  }
});

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
