import type { Page } from '@playwright/test';
import { boxOf } from '../../support/browser/box-of.ts';
import { expect, test } from '../../support/browser/fixtures.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('an address with a hash scrolls to its section, and a changed query string to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#process');
  await expect
    .poll(() => page.locator('#process').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80);
  await page.evaluate(() => history.pushState(null, '', '/?seite=2'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the bar on a phone keeps three ways to get in touch in reach, but hides beside the hero’s buttons and the form @phone', async ({
  page,
}) => {
  // Because the banner of the first visit covers the bar until it is answered.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Schnell erreichbar' });
  await expect(page.getByRole('link', { name: 'Anfragen', exact: true })).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollTo(page, 2000);
  await expect(bar.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+496990009123');
  await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/4917604069123?text=Guten%20Tag%2C%20ich%20habe%20eine%20Anfrage%2C%20gern%20mit%20Fotos.',
  );
  expect((await boxOf(bar)).bottom).toBe(page.viewportSize()?.height);

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(bar).toBeVisible();
    await page.getByLabel('Nachricht').fill('Zwölf Scheiben');
    await expect(bar).toBeHidden();
    await scrollTo(page, 2000);
    await bar.getByRole('link', { name: 'Anfrage' }).click();
    await expect(page.getByRole('heading', { name: 'Schreiben Sie uns' })).toBeInViewport();
    await expect(bar).toBeHidden();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Zwölf Scheiben');
    await scrollTo(page, 1_000_000);
  }
  await expect(bar).toBeVisible();
});
