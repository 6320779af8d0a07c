import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { putFacts } from '#build/published-facts.ts';
import { PUBLIC_PAGE } from '../../budget/budget.ts';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { windows } from '../../support/browser/windows.ts';
import { filledFacts, OWN_PICTURE } from '../../support/filled-facts.ts';
import { projectCopy } from '../../support/project-copy.ts';
import { runChild } from '../../support/run/child.ts';
import { patience } from '../../support/run/pace.ts';
import { ROOT } from '../../support/source/project-files.ts';

const BUILD_MS = patience(180_000);

// In one worker, because each would build the site.
test.describe.configure({ mode: 'default' });

let folder: string;
let remove: () => Promise<void>;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  ({ folder, remove } = await projectCopy());
  const picture = await readFile(join(ROOT, 'src/assets/media/gallery-14-terrassendach-garten.jpg'));
  await putFacts(
    { id: 7, createdAt: new Date(), facts: filledFacts, absence: '', pictures: new Map([[OWN_PICTURE, picture]]) },
    folder,
  );
  const built = await runChild(['node', 'src/commands/astro.ts', 'build'], { cwd: folder });
  expect(built.code, built.output).toBe(0);
});
test.afterAll(() => remove());

/** Opens a page of the filled site, past the cookie banner. */
async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? 'index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    const body = await readFile(join(folder, 'dist', file)).catch(() => undefined);
    await route.fulfill(body ? { path: join(folder, 'dist', file), body } : { status: 202, json: { ok: true } });
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

test('with all facts filled the home page keeps within its bytes and its screens', async ({ page }) => {
  const { length } = brotliCompressSync(await readFile(join(folder, 'dist/index.html')));
  console.log(`  ${length} bytes and headers`);
  expect(length + PUBLIC_PAGE.headerBytes).toBeLessThanOrEqual(PUBLIC_PAGE.filledBytes);
  await open(page, '/');
  for await (const { width, height } of windows(page, '390x844 1440x900')) {
    const atMost = width === 390 ? 11 : 9;
    const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / height;
    expect(screens, `${width} px`).toBeGreaterThan(atMost / 2);
    expect(screens, `${width} px`).toBeLessThanOrEqual(atMost);
  }
});

test('the first screen of a phone shows lead, both buttons, a human being and three facts @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const hero = page.locator('#home');
  await expect(hero.getByText('Maria Muster, Inhaberin')).toBeVisible();
  const order = ['.hero-lead', '.hero-actions', '.hero-face', '.hero-facts'];
  const ends = await Promise.all(order.map(async (part) => (await boxOf(hero.locator(part))).bottom));
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(ends.at(-1)).toBeLessThanOrEqual(844);
});

test('the filled home page shows final prices, answers and true words, and leads to the right of withdrawal with its form', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('columnheader', { name: 'Endpreis' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Doppelhaus in Neudorfheim' })).toContainText('95 Euro');
  await expect(page.getByRole('rowheader', { name: /^Doppelhaus/ })).toBeVisible();
  await expect(page.getByText('Versichert: Klar Versicherung, Mainz, bis 3 Mio. Euro.')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Steuer' })).toBeVisible();
  const voices = page.getByRole('list', { name: 'Was andere sagen' });
  await expect(voices.getByRole('listitem')).toHaveCount(2);
  await expect(voices).toContainText('Familie Z., Altdorfheim, Juli 2026');
  await expect(page.getByText('Wir kennen zu jeder Stimme den Auftrag')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Als Vermieter anfragen' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Widerruf' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerruf');
  await expect(page.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeVisible();
  await expect(
    page.getByText('Dann schreiben Sie uns bitte: „Bitte beginnen Sie schon vor Ablauf der Frist.'),
  ).toBeVisible();
});

test('photos are told from renderings: heard, seen in the strip, and seen large', async ({ page }) => {
  await open(page, '/');
  const strip = page.locator('#gallery-strip');
  await expect(strip.getByRole('link')).toHaveCount(20);
  const photo = strip.getByRole('link', { name: 'Fenster: Foto, Altdorfheim, Juli 2026: Zwölf Fenster zur Straße' });
  await expect(photo).toContainText('Foto, Altdorfheim, Juli 2026: Zwölf Fenster zur Straße');
  await photo.click();
  const large = page.getByRole('dialog', { name: 'Bild in groß' });
  await expect(large).toContainText('Fenster Foto, Altdorfheim, Juli 2026: Zwölf Fenster zur Straße');
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('Wintergarten Visualisierung: Glasdach von oben, ohne Laub und Moos');
});

test('the owner’s pair is wiped by arrow keys, loads nothing before the first scroll, and says what it shows', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname));
  await open(page, '/');
  const pair = page
    .getByRole('figure')
    .filter({ hasText: 'Foto, Neudorfheim, Juli 2026 Terrassendach, zwei Fotos von einer Stelle' });
  const file = (await pair.locator('img').first().getAttribute('src')) ?? '';
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).not.toContain(file);
  const wiper = page.getByRole('slider', { name: 'Vorher und nachher vergleichen' });
  await wiper.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  await expect(wiper).toHaveAttribute('aria-valuetext', '55 % der Scheibe sind sauber');
  await expect.poll(() => pictures).toContain(file);
  // The other pane keeps its value.
  await expect(page.getByRole('slider', { name: 'Scheibe sauber wischen' })).toHaveValue('69');
});
