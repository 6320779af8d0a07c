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

test('the form that came back for correction has boxes around its fields', async ({ page }) => {
  await page.goto('/anfrage-pruefen');
  // The function that answers takes it out of its template.
  await page.evaluate(() => {
    const template = document.querySelector('template#correction-form') as HTMLTemplateElement;
    template.replaceWith(template.content);
  });
  for (const field of await page.locator('.input').all()) {
    const { borderTopWidth, paddingLeft } = await field.evaluate((element) => getComputedStyle(element));
    expect(borderTopWidth).toBe('2px');
    expect(Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(12);
  }
  const button = page.getByRole('button', { name: 'Nachricht senden' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 200, 61)');
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the steps of the thank-you page are whole sentences beside their numbers`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/danke');
    const steps = page.locator('.next-steps').getByRole('listitem');
    await expect(steps.nth(2)).toHaveText(/Innerhalb von 24.Stunden nach der Besichtigung haben Sie unser Angebot\./);
    // Nothing of a sentence is a cell of its own, and no two pieces of it are printed over one another.
    const overprinted = await steps.evaluateAll(
      (items) =>
        items.filter((item) => {
          const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
          const lines: DOMRect[] = [];
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(node);
            lines.push(...range.getClientRects());
          }
          const cross = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 6 && b.top < a.bottom - 6;
          return (
            item.children.length !== 1 ||
            lines.some((one, index) => lines.slice(index + 1).some((it) => cross(one, it)))
          );
        }).length,
    );
    expect(overprinted).toBe(0);
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
