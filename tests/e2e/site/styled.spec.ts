import { pages } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const PATHS = [...Object.values(pages).map(({ path }) => `/${path}`), '/anfrage-pruefen'];

for (const path of PATHS) {
  test(`the styles of ${path} win over the reset`, async ({ page, trouble }) => {
    if (path === '/404') trouble.allow(/status of 404/);
    await page.goto(path);
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    // In layers behind the reset's: a button's padding, a section's air, the frame's middle.
    expect(Number.parseFloat(await styleOf('.site-header-phone', 'padding-left'))).toBeGreaterThan(16);
    expect(await styleOf('.site-header', 'position')).toBe('fixed');
    expect(Number.parseFloat(await styleOf('h1', 'font-size'))).toBeGreaterThan(30);
  });
}

for (const width of [360, 1280, 1440, 2560]) {
  test(`at ${width} px logo, promise, buttons and sections begin at one left edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const edges = await page
      .locator('.site-logo, #hero-title, .hero-actions .button:first-child, main h2, .gallery-strip li:first-child')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(7);
    expect([...new Set(edges)]).toHaveLength(1);
  });
}
