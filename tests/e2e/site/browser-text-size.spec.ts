import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { stickingOut } from '../../support/browser/sticking-out.ts';
import { tornWords } from '../../support/browser/torn-words.ts';

const PATHS = [...Object.values(pages).map(({ path }) => path), 'admin/login'];
const WIDTHS = [320, 390, 820];

/** Words that break without a hyphen; without addresses and names of code, which must not have one. */
const torn = async (page: Page, within?: string) =>
  (await tornWords(page, within)).filter((word) => !/^cookie|^www|@/.test(word));

async function expectRoom(page: Page, what: string, size: number, within?: string) {
  for (const width of WIDTHS) {
    const where = `${what}, ${width} px wide, letters of ${size} px`;
    await page.setViewportSize({ width, height: 844 });
    expect(await stickingOut(page), where).toEqual([]);
    // Ten letters a line need the browser's own dictionary, which headless ones lack.
    if (width > 10 * size) expect(await torn(page, within), where).toEqual([]);
  }
}

for (const size of [24, 32]) {
  test(`every page fits with the browser’s own letters of ${size} px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ baseURL });
    for (const path of PATHS) {
      await page.goto(`/${path}`);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectRoom(page, `/${path}`, size);
    }
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1200 });
      const [decline, accept, details] = await Promise.all(
        ['Nur Notwendige', 'Alle akzeptieren', 'Details anzeigen'].map((name) =>
          banner.getByRole('button', { name }).boundingBox(),
        ),
      );
      expect([decline?.width, decline?.height]).toEqual([accept?.width, accept?.height]);
      for (const box of [await banner.boundingBox(), decline, accept, details]) {
        expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width);
      }
    }
    await banner.getByRole('button', { name: 'Details anzeigen' }).click();
    await expectRoom(page, 'the banner’s details', size);
    await banner.getByRole('button', { name: 'Nur Notwendige' }).click();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expectRoom(page, 'the menu', size);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Einstellungen zur Barrierefreiheit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Barrierefreiheit' });
    await expect(dialog).toBeVisible();
    await expectRoom(page, 'the dialog', size, 'dialog[open]');
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await browser.close();
  });
}
