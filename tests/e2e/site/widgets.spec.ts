import type { Page } from '@playwright/test';
import { atRest } from '../../support/browser/at-rest.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const upButton = (page: Page) => page.getByRole('button', { name: 'Nach oben scrollen' });

test('the button to the top appears after 300 px, moves up near the end, and scrolls to the top', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 300);
  await expect(upButton(page)).toBeHidden();
  await scrollTo(page, 301);
  await expect(upButton(page)).toBeVisible();
  await expect(upButton(page)).toBeVisible();
  await atRest(page);
  const above = await upButton(page).boundingBox();
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await scrollTo(page, end - 399);
  await expect.poll(async () => (await upButton(page).boundingBox())?.y ?? 0).toBeLessThan((above?.y ?? 0) - 40);
  await upButton(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(upButton(page)).toBeHidden();
});

test('a changed query string scrolls smoothly to the top', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 1200);
  await page.evaluate(() => history.pushState(null, '', '/?seite=2'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an address with a hash scrolls to its section', async ({ page }) => {
  await page.goto('/#process');
  await expect
    .poll(() => page.locator('#process').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80);
});

test('the bar on a phone keeps three ways to get in touch in reach @phone', async ({ page }) => {
  // Because the banner of the first visit covers the bar until it is answered.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/');
  await scrollTo(page, 2000);
  const bar = page.getByRole('navigation', { name: 'Schnell erreichbar' });
  await expect(bar.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+496990009123');
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/4917604069123?text=Guten%20Tag%2C%20ich%20habe%20eine%20Anfrage%2C%20gern%20mit%20Fotos.',
  );
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await bar.getByRole('link', { name: 'Anfrage' }).click();
  await expect(page.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the bar hides while the form is visible, and typed text stays (${reducedMotion}) @phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Schnell erreichbar' });
    await expect(bar).toBeVisible();
    await page.getByLabel('Nachricht').fill('Zwölf Scheiben');
    await expect(bar).toBeHidden();
    await scrollTo(page, 2000);
    await bar.getByRole('link', { name: 'Anfrage' }).click();
    await expect(page.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport();
    await expect(bar).toBeHidden();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Zwölf Scheiben');
    await scrollTo(page, 1_000_000);
    await expect(bar).toBeVisible();
  });
}
