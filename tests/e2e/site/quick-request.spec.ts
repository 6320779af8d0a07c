import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures.ts';

const choose = async (page: Page) => {
  await page.getByRole('radio', { name: 'Wintergarten Reinigung' }).check();
  await page.getByRole('radio', { name: /^Mittel/ }).check();
  await page.getByLabel('Ihre Postleitzahl').fill('55218');
};

async function expectFilled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast fertig');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('wintergarten');
  await expect(page.getByLabel('Ort oder Postleitzahl')).toHaveValue('55218');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wie viel: Mittel (etwa 8 bis 20 Scheiben)');
}

test('three steps lead to the filled form, and it arrives @every-width', async ({ page }) => {
  await page.goto('/#contact');
  await page.getByRole('link', { name: /In 30 Sekunden angefragt/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In 30 Sekunden angefragt');
  await choose(page);
  await page.getByRole('button', { name: 'Weiter zum ausgefüllten Formular' }).click();
  await expectFilled(page);
  await page.getByLabel('Name').fill('Erika Dreischritt');
  await page.getByLabel('E-Mail').fill('erika@beispiel.de');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page).toHaveURL('/danke');
});

test('the postal code is answered at once, and the WhatsApp message says what was chosen', async ({ page }) => {
  await page.goto('/anfrage');
  const whatsapp = page.getByRole('link', { name: 'Als WhatsApp-Nachricht' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/4917604069123\?text=Guten%20Tag/);
  await choose(page);
  await expect(page.getByRole('status').filter({ hasText: 'Ja, wir kommen zu Ihnen.' })).toBeVisible();
  await expect(whatsapp).toHaveAttribute('href', /Wintergarten%20Reinigung.*Mittel.*55218/);
  await page.getByLabel('Ihre Postleitzahl').fill('5521');
  await expect(page.getByText('Ja, wir kommen zu Ihnen.')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Anrufen: 069 90009 123' })).toHaveAttribute(
    'href',
    'tel:+496990009123',
  );
});

test('each picture reaches both edges of its card @every-width', async ({ page }) => {
  await page.goto('/anfrage');
  const gaps = await page.locator('.quick-choices label:has(picture)').evaluateAll((cards) =>
    cards.map((card) => {
      const picture = card.querySelector('picture')?.getBoundingClientRect();
      return Math.abs(Math.round(card.clientWidth - (picture?.width ?? 0)));
    }),
  );
  expect(gaps).toEqual([0, 0, 0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads by GET to the filled form', async ({ page }) => {
    await page.goto('/anfrage');
    await choose(page);
    await page.getByRole('button', { name: 'Weiter zum ausgefüllten Formular' }).click();
    await expect(page).toHaveURL('/anfrage/formular?service=wintergarten&size=mittel&postalCode=55218');
    await expectFilled(page);
  });
});
