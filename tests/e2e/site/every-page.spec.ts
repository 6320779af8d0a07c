import type { Page } from '@playwright/test';
import { pages } from '#content/pages.ts';
import { findFlaws } from '../../look/find-flaws.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { stickingOut } from '../../support/browser/sticking-out.ts';
import { tornWords } from '../../support/browser/torn-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Widths for the browser's own letters, in px. */
const WIDTHS = [320, 390, 820];

async function open(page: Page, address: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}

/** Gives the browser larger letters of its own, as a visitor's settings do. */
async function setLetters(page: Page, size: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: size } });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

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

async function expectRoomForLetters(page: Page, address: string) {
  for (const size of [24, 32]) {
    await setLetters(page, size);
    await expectRoom(page, address, size);
  }
  // The largest letters of the browser and the site's own setting together: no way sideways, and a way to call.
  for (const textClass of ['font-large', 'font-extra-large']) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, textClass);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await stickingOut(page), `${address}, ${width} px, 32 px and ${textClass}`).toEqual([]);
      if (!address.startsWith('/admin')) {
        // Past the hero's buttons, beside which the bar hides.
        await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
        const bar = page.getByRole('navigation', { name: 'Schnell erreichbar' });
        for (const name of ['Anrufen', 'Anfrage'])
          await expect(bar.getByRole('link', { name }), `${address}, ${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('class'));
}

/** The text sizes of the settings by their class, each with the window widths to look at. */
const TEXT_SIZES = [
  ['', [320, 768, 1280]],
  ['font-large', [320, 768, 1024, 1440]],
  ['font-extra-large', [320, 360, 768, 1024, 1280, 1440]],
] as const;

/** Looks for texts that leave their boxes, for controls unlike controls, and for a menu out of reach. */
async function expectRoomForTextSizes(page: Page, address: string) {
  for (const [textClass, widths] of TEXT_SIZES) {
    await page.evaluate((name) => {
      document.documentElement.className = name;
    }, textClass);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${address}, ${width} px, ${textClass}`;
      expect(await stickingOut(page), where).toEqual([]);
      const hasMenu = await page.locator('.site-header').evaluate((header) =>
        [...header.querySelectorAll('.site-menu-toggle, a[href$="#contact"]')].some((way) => {
          const { left, right } = way.getBoundingClientRect();
          return way.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= innerWidth;
        }),
      );
      expect(hasMenu, `menu at ${where}`).toBe(true);
      const isForFlaws = textClass !== 'font-large' && [320, 768, 1280].includes(width);
      if (isForFlaws) expect(await page.evaluate(findFlaws), where).toEqual([]);
      if (width === 360) expect(await tornWords(page), where).toEqual([]);
      // The long names of the services, in columns of every width.
      if (address === '/') expect(await tornWords(page, '#services'), where).toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.removeAttribute('class'));
}

/** Opens all details, and looks for lines that end within 'E-Mail', '20 km', '24 Stunden' or '§ 19'. */
async function expectWordsTogether(page: Page, path: string) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
  for (const width of [320, 344, 360, 375, 390, 412, 600, 768, 1024, 1280]) {
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
    if (path !== '404') expect(whole, 'something was looked at').toBeGreaterThan(0);
  }
}

/** Takes the cascade layers away, as a browser does that does not know them: a document with small icons is left. */
async function expectDocumentWithoutLayers(page: Page, address: string) {
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
  expect(large, address).toEqual([]);
  expect(await page.locator('.site-header').evaluate((header) => getComputedStyle(header).position)).toBe('static');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, address).toBeLessThan(14_000);
}

for (const { path } of Object.values(pages)) {
  test(`/${path} fits in every text size and window, parts no words, and is a document without layers`, async ({
    page,
    trouble,
  }) => {
    if (path === '404') trouble.allow(/status of 404 .*\/404\)/);
    await open(page, `/${path}`);
    await expectRoomForTextSizes(page, `/${path}`);
    await expectRoomForLetters(page, `/${path}`);
    await setLetters(page, 16);
    await expectWordsTogether(page, path);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectDocumentWithoutLayers(page, `/${path}`);
  });
}

test('the login page fits with larger letters of the browser', async ({ page }) => {
  await open(page, '/admin/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectRoomForLetters(page, '/admin/login');
});

test('cookie banner, menu and accessibility dialog fit with larger letters of the browser', async ({ page }) => {
  for (const size of [24, 32]) {
    await page.goto('/');
    await setLetters(page, size);
    await page.evaluate(() => document.fonts.ready);
    const banner = page.getByRole('region', { name: 'Cookies: Sie entscheiden' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1200 });
      const button = (name: string) => boxOf(banner.getByRole('button', { name }));
      const [decline, accept] = [await button('Nur Notwendige'), await button('Alle akzeptieren')];
      expect([decline.width, decline.height]).toEqual([accept.width, accept.height]);
      for (const { x, right } of [await boxOf(banner), decline, accept, await button('Details anzeigen')]) {
        expect(x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(right, `${width} px`).toBeLessThanOrEqual(width);
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
    await page.evaluate(() => localStorage.clear());
  }
});
