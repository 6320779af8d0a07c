import { pages } from '#content/pages.ts';
import { barriersOn } from '../support/browser/barriers.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { stickingOut } from '../support/browser/sticking-out.ts';

const NOT_FOUND_ADDRESS = 'das-gibt-es-nicht';

for (const { name, path } of Object.values(pages)) {
  const address = path === '404' ? `/${NOT_FOUND_ADDRESS}` : `/${path}`;

  test.describe(`${name} (${address})`, () => {
    test.beforeEach(({ trouble }) => {
      if (path === '404') trouble.allow(/status of 404/);
    });

    test('has no barrier on a wide screen', async ({ page }) => {
      await page.goto(address);
      expect(await barriersOn(page)).toEqual([]);
    });

    test('has no barrier on a phone, nor anything wider than it at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 }); // WCAG 1.4.10
      await page.goto(address);
      expect(await barriersOn(page)).toEqual([]);
      expect(await stickingOut(page)).toEqual([]);
    });

    test('has no barrier in forced colours and with reduced motion', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(address);
      expect(await barriersOn(page)).toEqual([]);
    });

    test('holds wider text spacing without running over', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(address);
      // WCAG 1.4.12: the four values it names. A constructed sheet, because the policy refuses inline styles.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
            'p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      expect(await stickingOut(page)).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path } of Object.values(pages).filter((page) => page.path !== '404')) {
    test(`${name} has one heading of the first rank and its landmarks`, async ({ page }) => {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
