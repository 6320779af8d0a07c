import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

const COST = 'Was kostet eine Reinigung?';
const ON_SITE = 'Warum gibt es Angebote nur nach einem Termin vor Ort?';
const SERVICES = 'Welche Leistungen bieten Sie an?';

const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });
/** Returns the item of a question; its attribute `open` is its state. */
const item = (page: Page, name: string) => page.getByRole('group').filter({ has: question(page, name) });

test('the FAQ keeps one answer per group open, also by keyboard, and ends with phone and form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  await expect(item(page, COST)).toHaveAttribute('open');
  await question(page, SERVICES).click();
  await expect(item(page, COST), 'of another group').toHaveAttribute('open');
  await expect(item(page, SERVICES)).toHaveAttribute('open');

  await question(page, ON_SITE).click();
  await expect(item(page, ON_SITE)).toHaveAttribute('open');
  await expect(item(page, COST)).not.toHaveAttribute('open');
  await question(page, ON_SITE).click();
  await expect(item(page, ON_SITE)).not.toHaveAttribute('open');

  // By keyboard.
  await question(page, COST).click();
  await item(page, COST).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(item(page, COST)).not.toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(item(page, COST)).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(item(page, ON_SITE)).toHaveAttribute('open');
  await expect(item(page, COST)).not.toHaveAttribute('open');

  const places = page.getByRole('region', { name: 'In diese Orte kommen wir' });
  await expect(places.getByRole('definition').first()).toBeHidden();
  await places.getByText('Alle Orte von A bis Z').click();
  await expect(places.getByRole('definition').first()).toHaveText('Albig');

  const closing = page.getByRole('region', { name: 'Ihre Frage war nicht dabei?' });
  await expect(closing.getByRole('link', { name: 'Anrufen: 069 90009 123' })).toHaveAttribute(
    'href',
    'tel:+496990009123',
  );
  await expect(closing).toContainText('Telefonisch Montag bis Freitag 8–18 Uhr, auch Freitag 17–22 Uhr');
  await closing.getByRole('link', { name: 'Zum Kontaktformular' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
});
