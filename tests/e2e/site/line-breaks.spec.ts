import { pages } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

/** The paths of pages without such words. */
const HAVE_NONE: ReadonlySet<string> = new Set(['anfrage', '404']);

const WIDTHS = [320, 344, 360, 375, 390, 412, 600, 768, 1024, 1280];

test("no line ends within 'E-Mail', '20 km', '24 Stunden' or '§ 19', at any width", async ({ page, trouble }) => {
  trouble.allow(/status of 404 .*\/404\)/);
  for (const { path } of Object.values(pages)) {
    await page.goto(`/${path}`);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { broken, whole } = await page.evaluate(() => {
        const together =
          /E-Mail|\d–\d+(?::\d\d)?\sUhr|§\s\d+|Art(?:ikel|\.)\s\d+|\d\s(?:%|km|ppm|Euro|Stunden|Tage|Monate|Jahre|Uhr)/g;
        const broken: string[] = [];
        let whole = 0;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(together)) {
            const place = document.createRange();
            place.setStart(text, index);
            place.setEnd(text, index + found.length);
            const lines = new Set([...place.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            if (lines.size > 1) broken.push(found);
            if (lines.size === 1) whole += 1;
          }
        }
        return { broken, whole };
      });
      expect(broken, `/${path}, ${width} px wide`).toEqual([]);
      if (!HAVE_NONE.has(path)) expect(whole, 'something was looked at').toBeGreaterThan(0);
    }
  }
});
