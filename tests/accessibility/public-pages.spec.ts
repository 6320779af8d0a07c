import { pages } from '#content/pages.ts';
import { barriersOn } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';

for (const { name, path } of Object.values(pages)) {
  const address = path === '404' ? '/das-gibt-es-nicht' : `/${path}`;

  test(`${name} (${address}) has no barrier, narrow, in forced colours and widely spaced`, async ({
    page,
    trouble,
  }) => {
    if (path === '404') trouble.allow(/status of 404/);
    await page.goto(address);
    expect(await barriersOn(page), 'on a wide screen').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 }); // WCAG 1.4.10
    expect(await barriersOn(page), 'at 320 px').toEqual([]);
    expect(await stickingOut(page), 'at 320 px').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await barriersOn(page), 'in forced colours').toEqual([]);

    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 320, height: 640 });
    // The four values of WCAG 1.4.12, in a constructed sheet, because the policy refuses inline styles.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
          'p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await stickingOut(page), 'with wider spacing').toEqual([]);
  });
}
