import { pages } from '#content/pages.ts';
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

test('a browser without cascade layers shows a document with small icons', async ({ page, trouble }) => {
  trouble.allow(/status of 404 .*\/404\)/);
  for (const { path } of Object.values(pages)) {
    await page.goto(`/${path}`);
    const large = await page.evaluate(() => {
      for (const sheet of document.styleSheets) {
        for (let place = sheet.cssRules.length; place--; ) {
          if (sheet.cssRules[place]?.constructor.name.startsWith('CSSLayer')) sheet.deleteRule(place);
        }
      }
      return [...document.querySelectorAll('svg:not(.area-map)')]
        .filter((drawing) => drawing.getBoundingClientRect().height > 64)
        .map((drawing) => drawing.outerHTML.slice(0, 60));
    });
    expect(large, `/${path}`).toEqual([]);
    expect(await page.locator('.site-header').evaluate((header) => getComputedStyle(header).position)).toBe('static');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `/${path}`).toBeLessThan(14_000);
  }
});
