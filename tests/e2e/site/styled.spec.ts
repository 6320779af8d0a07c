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
    const together = page.getByRole('listitem').locator('.together', { hasText: '24 Stunden' });
    await expect(together).toBeVisible();
    // One line, inside its paragraph, and nothing printed over it.
    const covered = await together.evaluate((words) => {
      const paragraph = words.closest('li') as HTMLElement;
      const { left, right, top, height } = words.getBoundingClientRect();
      const outer = paragraph.getBoundingClientRect();
      const textNodes = [...paragraph.querySelectorAll('*'), paragraph].flatMap((element) =>
        [...element.childNodes].filter((node) => node.nodeType === 3 && !words.contains(node)),
      );
      const overprinted = textNodes.some((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          (box) => box.left < right - 1 && box.right > left + 1 && box.top < top + height - 4 && box.bottom > top + 4,
        );
      });
      return overprinted || right > outer.right + 1;
    });
    expect(covered).toBe(false);
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
